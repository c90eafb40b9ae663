import { called } from '@/components/records/called.ts'
import { formatBytes, formatDateTime } from '@intranet/contract/formats'
import {
  accountFileTypeLabels,
  accountFileTypes,
  MAX_ACCOUNT_FILES,
  type AccountFileType,
} from '@intranet/contract/marketing/sponsorship-words'
import { MAX_UPLOAD_BYTES } from '@intranet/contract/content/file'
import { Download, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { documentEndings, documentProblem } from '@/components/form/stored-file-fields.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Label } from '@/components/ui/label.tsx'
import { Input } from '@/components/ui/input.tsx'
import { api } from '@/lib/api.ts'
import { ShownError } from '@/lib/request-error.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { uploadFile } from '@/lib/upload-file.ts'
import { useRecord } from '@/lib/use-record.ts'
import { closedBy } from './closed-account.ts'
import { useAccountParts } from './use-account-parts.ts'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { Card } from '@/components/ui/card.tsx'

type Account = Outputs['sponsorshipAccounts']['get']
type Paper = Account['arquivos'][number]

/** A field whose label says what it is; to who listens also of which file. */
function Labelled(props: { id: string; label: string; of: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <Label htmlFor={props.id}>
        {props.label} <span className="sr-only">de {props.of}</span>
      </Label>
      {props.children}
    </div>
  )
}

function PaperRow({ account, paper, open }: { account: Account; paper: Paper; open: boolean }) {
  const change = useAccountParts()
  const confirm = useConfirm()
  const { id, nome, tipo, descricao } = paper
  const fields = useId()
  const [saved, setSaved] = useState(false)
  const edit = (changed: { tipo?: AccountFileType; descricao?: string }) => {
    setSaved(false)
    return change(async () => {
      await api.sponsorshipAccounts.updateFile.mutate({ id: account.id, id_item: id, ...changed })
      setSaved(true)
    })
  }
  const remove = async () => {
    if (
      !(await confirm({
        title: `Excluir ${called('o arquivo', nome)}?`,
        irreversible: true,
        confirmLabel: 'Excluir',
      }))
    )
      return
    await change(() => api.sponsorshipAccounts.removeFile.mutate({ id: account.id, id_item: id }))
  }
  return (
    <Card
      asChild
      className="grid gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_11rem_minmax(0,1fr)_auto] sm:items-center"
    >
      <li>
        <div className="min-w-0">
          <p className="truncate text-sm font-semibold">{nome}</p>
          <p className="text-xs text-muted-foreground">
            {formatDateTime(paper.created_at)}
            {paper.do_solicitante && ' · do solicitante'}
            <span role="status">{saved && ' · Salvo'}</span>
          </p>
        </div>
        {open ? (
          <>
            <Labelled id={`${fields}-tipo`} label="Tipo" of={nome}>
              <NativeSelect
                id={`${fields}-tipo`}
                value={tipo}
                onChange={({ target }) => {
                  const chosen = accountFileTypes.find((one) => one === target.value)
                  if (chosen) void edit({ tipo: chosen })
                }}
              >
                {accountFileTypes.map((one) => (
                  <option key={one} value={one}>
                    {accountFileTypeLabels[one]}
                  </option>
                ))}
              </NativeSelect>
            </Labelled>
            <Labelled id={`${fields}-descricao`} label="Descrição" of={nome}>
              <Input
                id={`${fields}-descricao`}
                defaultValue={descricao ?? ''}
                maxLength={140}
                onBlur={({ target }) => {
                  if (target.value.trim() !== (descricao ?? '')) void edit({ descricao: target.value })
                }}
              />
            </Labelled>
          </>
        ) : (
          <>
            <span className="text-sm">{accountFileTypeLabels[tipo]}</span>
            <span className="text-sm">{descricao ?? '–'}</span>
          </>
        )}
        <div className="flex items-center gap-1">
          <DownloadLink
            className={buttonVariants({ variant: 'outline' })}
            href={`/files/${paper.id_arquivo}`}
          >
            <Download aria-hidden />
            Baixar
          </DownloadLink>
          {open && <IconButton icon={Trash2} label={`Excluir ${nome}`} onClick={() => void remove()} />}
        </div>
      </li>
    </Card>
  )
}

function Papers({ account }: { account: Account }) {
  const change = useAccountParts()
  const [sending, setSending] = useState(false)
  const open = !closedBy(account)
  const add = async (files: File[]) => {
    setSending(true)
    for (const file of files)
      await change(async () => {
        const problem = documentProblem(file)
        if (problem) throw new ShownError(problem)
        const { id } = await uploadFile(file, 'documentos')
        await api.sponsorshipAccounts.addFile.mutate({ id: account.id, id_arquivo: id, tipo: 'outro' })
      })
    setSending(false)
  }
  return (
    <Page>
      <PageHead
        heading={`Arquivos · ${account.protocolo}`}
        beside={account.evento}
        total={`${account.arquivos.length} de ${MAX_ACCOUNT_FILES} arquivos`}
      />
      <PageSheet>
        {open && (
          <div className="mb-4">
            <FileChooser
              label="Adicionar arquivos"
              accept={documentEndings}
              multiple
              sending={sending}
              disabled={account.arquivos.length >= MAX_ACCOUNT_FILES}
              input={{}}
              onChosen={(files) => void add(files)}
            />
            <p className="mt-1 text-xs text-muted-foreground">
              PDF, JPG, PNG, DOCX ou XLSX, até {formatBytes(MAX_UPLOAD_BYTES)} cada.
            </p>
          </div>
        )}
        {account.arquivos.length === 0 ? (
          <EmptyState title="Nenhum arquivo" text="Notas, recibos, contratos e clipping do evento." />
        ) : (
          <ul className="grid gap-3" aria-label="Arquivos">
            {account.arquivos.map((paper) => (
              <PaperRow key={paper.id} account={account} paper={paper} open={open} />
            ))}
          </ul>
        )}
      </PageSheet>
    </Page>
  )
}

/** The papers of an event: what each is, and the way to it. */
export function FilePage({ id }: { id: number }) {
  const read = useRecord(trpc.sponsorshipAccounts.get.queryOptions({ id }))
  return <LoadedPage reads={[read]}>{(account) => <Papers account={account} />}</LoadedPage>
}
