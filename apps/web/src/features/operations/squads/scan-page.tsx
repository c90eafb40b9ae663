import { can } from '@intranet/contract/access'
import { formatCount, formatNumber } from '@intranet/contract/formats'
import { supplies as text } from '@intranet/contract/messages/supplies'
import { countResultLabels, type CountResult } from '@intranet/contract/operations/supply-options'
import { useQuery } from '@tanstack/react-query'
import { Camera, CameraOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Label } from '@/components/ui/label.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { CodeInput } from '../supplies/code-input.tsx'
import { useCamera } from './use-camera.ts'
import { useReadings, type ReadCode } from './use-readings.ts'

type Squad = Outputs['squads']['get']

/** The same label stays in the picture for many pictures: it is read once, and again after a while. */
function useOnce(onCode: (code: string) => void) {
  const last = useRef({ code: '', at: 0 })
  return (code: string) => {
    const now = Date.now()
    const same = code === last.current.code && now - last.current.at < 3000
    last.current = { code, at: now }
    if (!same) onCode(code)
  }
}

function CodeList({ codes }: { codes: readonly ReadCode[] }) {
  if (codes.length === 0) return <EmptyState title="Nenhum código lido" />
  return (
    <ul className="grid gap-2 text-sm">
      {codes.map(({ codigo, resultado, produto, quantidade_informada }) => (
        <li key={codigo} className="flex items-center gap-2 border-b border-border pb-2">
          <b className="font-semibold">{codigo}</b>
          <span className="min-w-0 flex-1 truncate text-muted-foreground">
            {[produto, quantidade_informada !== null && `Informado: ${formatNumber(quantidade_informada)}`]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {resultado === 'repetido' ? (
            <Badge>Já lido</Badge>
          ) : (
            <StateBadge
              state={resultado ? countResultLabels[resultado as CountResult] : 'Aguardando envio'}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function Scanner({ squad, count, person }: { squad: Squad; count: number; person: number }) {
  const { codes, waiting, refused, read, flush } = useReadings(person, count)
  const [place, setPlace] = useState('')
  const [quantity, setQuantity] = useState('')
  // A quantity is for one code: the next one is 1 again.
  const take = (code: string) => {
    const quantidade = quantity === '' ? 1 : Number(quantity)
    if (read(code, { quantidade, local: place.trim() || null })) setQuantity('')
  }
  const { video, on, toggle, failure } = useCamera(useOnce(take))
  return (
    <>
      <div className="grid max-w-xl gap-4">
        <CodeInput label="Código" onCode={take} />
        <div>
          <Label htmlFor="quantity">Quantidade (só de produtos sem número)</Label>
          <Input
            id="quantity"
            className="mt-1"
            inputMode="numeric"
            placeholder="1"
            value={quantity}
            onChange={(event) => setQuantity(event.target.value.replace(/\D/g, '').slice(0, 6))}
          />
        </div>
        <div>
          <Label htmlFor="place">Local</Label>
          <Input
            id="place"
            className="mt-1"
            maxLength={120}
            placeholder="Caixa, prateleira ou veículo"
            value={place}
            onChange={(event) => setPlace(event.target.value)}
          />
        </div>
        <div>
          <Button variant="outline" icon={on ? CameraOff : Camera} cooldown={false} onClick={toggle}>
            {on ? 'Desligar câmera' : 'Ler com a câmera'}
          </Button>
          {failure && <p className="mt-2 text-sm text-destructive">{failure}</p>}
          {on && (
            <video
              ref={video}
              className="mt-3 aspect-video w-full rounded-md bg-black object-cover"
              aria-label="Imagem da câmera"
              playsInline
              muted
            />
          )}
        </div>
      </div>
      <div className="mt-6">
        <div className="mb-2 flex flex-wrap items-center gap-3 *:my-0">
          <SectionLabel count={codes.length}>Lidos</SectionLabel>
          <p role="status" className="text-sm text-muted-foreground">
            {waiting === 0
              ? 'Tudo enviado.'
              : `${formatCount(waiting, 'item aguarda', 'itens aguardam')} envio.`}
          </p>
          {waiting > 0 && (
            <Button variant="outline" size="sm" cooldown={false} onClick={() => void flush()}>
              Enviar agora
            </Button>
          )}
          {refused && <AddressLink to="/por-enviar">Ver o que foi recusado</AddressLink>}
        </div>
        <CodeList codes={codes} />
      </div>
      <p className="mt-4 text-sm">
        <AddressLink to={`/squads/inventory/${squad.id}`}>Voltar ao inventário</AddressLink>
      </p>
    </>
  )
}

/** The camera is allowed by the answer of this address alone: who came from another screen loads it again. */
function useOwnDocument(): void {
  useEffect(() => {
    const [opened] = performance.getEntriesByType('navigation')
    if (opened && new URL(opened.name).pathname !== window.location.pathname) window.location.reload()
  }, [])
}

/** /squads/scan/:id: the codes of a squad's open count, by camera, scanner or hand, also without a network. */
export function ScanPage({ id }: { id: number }) {
  useOwnDocument()
  const session = useSession()
  const person = session?.usuarioId
  const read = useQuery({ ...trpc.squads.get.queryOptions({ id }), networkMode: 'offlineFirst' })
  return (
    <LoadedPage reads={[read]}>
      {(squad) => {
        const { contagem } = squad
        const validating = contagem?.situacao === 'em_validacao' && !can(session, 'suprimentos', 'manage')
        return (
          <Page>
            <PageHead heading={`Ler códigos · ${squad.nome}`} />
            <PageSheet>
              {contagem && contagem.situacao !== 'encerrada' && !validating && person ? (
                <Scanner squad={squad} count={contagem.id} person={person} />
              ) : (
                <EmptyState
                  title={validating ? text.countValidating : 'Esta equipe não tem contagem aberta'}
                />
              )}
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
