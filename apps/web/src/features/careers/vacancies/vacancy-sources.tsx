import { sourceTypeLabels } from '@intranet/contract/careers/career-options'
import { formatCount } from '@intranet/contract/formats'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link2, Plus, QrCode } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { Loaded } from '@/components/shell/loaded.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { Card } from '@/components/ui/card.tsx'
import { api } from '@/lib/api.ts'
import { copyText } from '@/lib/copy-text.ts'
import { download } from '@/lib/download.ts'
import { qrPng } from '@/lib/qr-code.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

interface VacancySourcesProps {
  id: number
  title: string
  manages: boolean
}

/** Where applicants come from: visits, applications and people hired of each source. */
export function VacancySources({ id, title, manages }: VacancySourcesProps) {
  const ask = useConfirm()
  const read = useQuery(trpc.vacancies.sources.queryOptions({ id_vaga: id }))
  const changes = [trpc.vacancies.sources.queryFilter()]
  const add = useSave(
    {
      mutationFn: (nome: string) => api.vacancies.createSources.mutate({ objects: [{ id_vaga: id, nome }] }),
    },
    { saved: 'Fonte criada.', changes },
  )
  const turn = useSave(
    { mutationFn: (input: { id: number; ativo: boolean }) => api.vacancies.switchSource.mutate(input) },
    { changes },
  )
  const print = useMutation({
    mutationFn: ({ url }: { url: string; nome: string }) => qrPng(url, 2),
    onSuccess: (picture, { nome }) => download(picture, `qr-${title}-${nome}.png`),
  })
  const create = async () => {
    const answer = await ask({
      title: 'Nova fonte',
      text: 'Um cartaz, um anúncio, uma escola: cada fonte tem seu link.',
      confirmLabel: 'Criar',
      input: { kind: 'input', label: 'Nome da fonte', required: true },
    })
    if (answer) add.mutate(answer.textArea)
  }
  return (
    <>
      {manages && (
        <div className="mb-4">
          <Button icon={Plus} busy={add.isPending} onClick={() => void create()}>
            Nova fonte
          </Button>
        </div>
      )}
      <Loaded reads={[read]}>
        {(rows) => (
          <section>
            <SectionLabel count={rows.length}>Fontes</SectionLabel>
            <ul className="grid gap-2">
              {rows.map((row) => (
                <Card
                  asChild
                  key={row.id}
                  className="flex flex-row flex-wrap items-center gap-x-4 gap-y-2 p-3 text-sm"
                >
                  <li>
                    <div className="min-w-0 grow">
                      <p className="font-semibold break-words">{row.nome}</p>
                      <p className="text-xs text-muted-foreground">
                        {[
                          row.tipo !== 'site' && sourceTypeLabels[row.tipo],
                          formatCount(row.visitas, 'visita', 'visitas'),
                          formatCount(row.candidaturas, 'candidatura', 'candidaturas'),
                          formatCount(row.contratados, 'contratado', 'contratados'),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                    </div>
                    <span className="flex shrink-0 items-center gap-4">
                      <IconButton
                        icon={Link2}
                        label={`Copiar o link de ${row.nome}`}
                        onClick={() => void copyText(row.url, 'Link copiado.')}
                      />
                      <IconButton
                        icon={QrCode}
                        label={`Baixar o QR de ${row.nome}`}
                        onClick={() => print.mutate(row)}
                      />
                      {manages && row.tipo !== 'site' && (
                        <Switch
                          checked={row.ativo}
                          aria-label={`Fonte ${row.nome} ativa`}
                          onCheckedChange={(ativo) => turn.mutate({ id: row.id, ativo })}
                        />
                      )}
                    </span>
                  </li>
                </Card>
              ))}
            </ul>
          </section>
        )}
      </Loaded>
    </>
  )
}
