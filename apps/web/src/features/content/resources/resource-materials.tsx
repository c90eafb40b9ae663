import { materialTypes, resourceTypeNames } from '@intranet/contract/content/resource-words'
import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink } from 'lucide-react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { trpc } from '@/lib/trpc.ts'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'

/** Brand files and document models, to be taken along. */
export function ResourceMaterials() {
  const read = useQuery(
    trpc.resources.list.queryOptions({
      limit: 0,
      filtro: { tipo: { _in: [...materialTypes] }, ativo: true },
    }),
  )
  return (
    <Loaded reads={[read]}>
      {(data) => {
        if (data.dados.length === 0) return <EmptyState text="Nenhum material publicado." />
        return materialTypes.map((type) => {
          const rows = data.dados.filter(({ tipo }) => tipo === type)
          if (rows.length === 0) return null
          return (
            <section key={type} className="mb-6">
              <SectionLabel count={rows.length}>{resourceTypeNames[type]}</SectionLabel>
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-2.5">
                {rows.map((row) => (
                  <Card asChild key={row.id} className="grid content-start gap-2 p-3">
                    <li>
                      <b className="text-sm">{row.nome}</b>
                      {row.descricao && <p className="text-xs text-muted-foreground">{row.descricao}</p>}
                      <span className="flex flex-wrap gap-2">
                        {row.id_arquivo && (
                          <DownloadLink
                            className={buttonVariants({ variant: 'outline', size: 'sm' })}
                            href={`/files/${row.id_arquivo}`}
                          >
                            <Download aria-hidden />
                            Baixar<span className="sr-only"> {row.nome}</span>
                          </DownloadLink>
                        )}
                        {row.link && (
                          <a
                            className={buttonVariants({ variant: 'outline', size: 'sm' })}
                            href={row.link}
                            target="_blank"
                            rel="noreferrer"
                          >
                            <ExternalLink aria-hidden />
                            Abrir<span className="sr-only"> {row.nome}</span>
                          </a>
                        )}
                      </span>
                    </li>
                  </Card>
                ))}
              </ul>
            </section>
          )
        })
      }}
    </Loaded>
  )
}
