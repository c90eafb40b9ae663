import { formatCount } from '@intranet/contract/formats'
import { BriefcaseBusiness, MapPin } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SideLogo } from '@/components/shell/logo.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Card } from '@/components/ui/card.tsx'
import { conditionsOf, placeOf, publishedAgo, roleAddress, type VacancyCardRow } from './vacancy-words.ts'

/** A vacancy among others: the whole card leads to it. */
export function VacancyCard({ vacancy }: { vacancy: VacancyCardRow }) {
  const { titulo_vaga, empresa, departamento, sistema, id_logo, vagas, interna, inscrito, pcd } = vacancy
  return (
    <Card
      asChild
      className="relative grid content-start gap-2 p-4 focus-within:outline-2 focus-within:outline-ring hover:bg-accent"
    >
      <li>
        <div className="flex items-start gap-3">
          <div className="min-w-0 grow">
            <h2 className="text-base font-semibold break-words">
              <AddressLink
                to={roleAddress(vacancy)}
                className="after:absolute after:inset-0 focus:outline-none"
              >
                {titulo_vaga}
              </AddressLink>
            </h2>
            <p className="text-sm text-muted-foreground">
              {empresa} · {departamento}
            </p>
          </div>
          <SideLogo brand={sistema} image={id_logo && `/files/${id_logo}`} />
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <span className="inline-flex items-center gap-1.5">
            <MapPin className="text-muted-foreground" aria-hidden />
            {placeOf(vacancy)}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <BriefcaseBusiness className="text-muted-foreground" aria-hidden />
            {conditionsOf(vacancy)}
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-2 text-xs text-muted-foreground">
          {publishedAgo(vacancy.publicada_em)} · {formatCount(vagas, 'vaga', 'vagas')}
          {interna && <Badge variant="secondary">Interna</Badge>}
          {pcd !== 'nao' && (
            <Badge variant="secondary">{pcd === 'exclusiva' ? 'Exclusiva PCD' : 'Preferencial PCD'}</Badge>
          )}
          {inscrito && <StateBadge state="Inscrito" />}
        </p>
      </li>
    </Card>
  )
}
