import { file as fileText } from '@intranet/contract/messages/files'
import { pdfStateLabels } from '@intranet/contract/careers/career-options'
import { resume as text } from '@intranet/contract/messages/careers'
import { MAX_UPLOAD_BYTES, refusedName } from '@intranet/contract/content/file'
import { useQuery } from '@tanstack/react-query'
import { FileText, Trash2 } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { api } from '@/lib/api.ts'
import { ShownError } from '@/lib/request-error.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { uploadFile } from '@/lib/upload-file.ts'
import { useSave } from '@/lib/use-save.ts'
import { cn } from '@/lib/cn.ts'

type Pdf = Outputs['resume']['mine']['pdf']

async function send(chosen: File): Promise<string> {
  if (chosen.size > MAX_UPLOAD_BYTES) throw new ShownError(fileText.tooLarge)
  if (!chosen.name.toLowerCase().endsWith('.pdf'))
    throw new ShownError(refusedName(chosen.name) ?? text.pdfOnly)
  return (await uploadFile(chosen, 'curriculos')).id
}

const query = (fields: Record<string, string | null>) =>
  new URLSearchParams(
    Object.entries(fields).filter((one): one is [string, string] => Boolean(one[1])),
  ).toString()

/** As wide as its words, at most as the page. */
const chip = cn(
  buttonVariants({ variant: 'outline' }),
  'h-auto max-w-full py-1.5 text-left whitespace-normal',
)

interface ProposalProps {
  to: 'experience' | 'education'
  fields: Record<string, string | null>
  words: readonly (string | null)[]
}

const Proposal = ({ to, fields, words }: ProposalProps) => (
  <li className="min-w-0">
    <AddressLink to={`/resume/${to}/register?${query(fields)}`} className={chip}>
      {words.filter(Boolean).join(' · ')}
    </AddressLink>
  </li>
)

/** What the PDF seems to tell: a click opens the form with it, and only saving keeps it. */
function Proposals() {
  const { data } = useQuery({ ...trpc.resume.proposals.queryOptions(), refetchOnMount: 'always' })
  if (!data || data.formacoes.length + data.experiencias.length === 0) return null
  return (
    <div className="mt-3 grid grid-cols-1 gap-2 text-sm">
      <p className="text-muted-foreground">Encontramos no PDF. Confira e adicione o que estiver certo:</p>
      <ul className="flex flex-wrap gap-2">
        {data.experiencias.map((one) => (
          <Proposal
            key={`${one.funcao} ${one.empresa} ${one.data_inicio}`}
            to="experience"
            fields={{ ...one }}
            words={[one.funcao, one.empresa]}
          />
        ))}
        {data.formacoes.map((one) => (
          <Proposal
            key={`${one.descricao} ${one.ie} ${one.data_inicio}`}
            to="education"
            fields={{ ...one }}
            words={[one.descricao, one.ie]}
          />
        ))}
      </ul>
    </div>
  )
}

/** The CV as a PDF, what was read of it, and what it proposes. */
export default function ResumePdf({ pdf }: { pdf: Pdf }) {
  const confirm = useConfirm()
  const change = useSave(
    {
      mutationFn: async (chosen: File | null) =>
        api.resume.setPdf.mutate({ id_arquivo: chosen && (await send(chosen)) }),
    },
    { changes: [trpc.resume.mine.queryFilter()] },
  )
  async function drop() {
    if (await confirm({ title: 'Remover o PDF?', confirmLabel: 'Remover', irreversible: true }))
      change.mutate(null)
  }
  return (
    <section id="pdf" className="mb-6">
      <SectionLabel>PDF do currículo</SectionLabel>
      <div className="flex flex-wrap items-center gap-3">
        {pdf && (
          <span className="inline-flex min-w-0 items-center gap-2 text-sm">
            <FileText className="text-muted-foreground" aria-hidden />
            <DownloadLink href={`/files/${pdf.id_arquivo}`} className="min-w-0 truncate">
              {pdf.nome}
            </DownloadLink>
            <StateBadge state={pdfStateLabels[pdf.situacao]} />
            <IconButton icon={Trash2} size="sm" label="Remover o PDF" onClick={() => void drop()} />
          </span>
        )}
        <FileChooser
          label={pdf ? 'Trocar PDF' : 'Escolher PDF'}
          accept=".pdf,application/pdf"
          sending={change.isPending}
          input={{ 'aria-label': 'PDF do currículo' }}
          onChosen={([chosen]) => chosen && change.mutate(chosen)}
        />
      </div>
      {pdf?.motivo && <p className="mt-2 text-sm text-danger">{pdf.motivo}</p>}
      {/* Of this file alone: another one begins with none. */}
      {pdf?.situacao === 'lido' && <Proposals key={pdf.id_arquivo} />}
    </section>
  )
}
