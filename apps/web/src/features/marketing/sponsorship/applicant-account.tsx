import { formatCount, formatDate } from '@intranet/contract/formats'
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { applicantAccountFields } from '@intranet/contract/marketing/sponsorship-form'
import {
  accountFileTypeLabels,
  accountFileTypes,
  MAX_ACCOUNT_FILES,
  MAX_PHOTOS,
  returnsDoneLabels,
  type AccountFileType,
} from '@intranet/contract/marketing/sponsorship-words'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type * as z from 'zod'
import { FieldGrid } from '@/components/form/form-panel.tsx'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { Form } from '@/components/form/form.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { ThousandsField } from '@/components/form/thousands-field.tsx'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { EmptyState, ErrorState } from '@/components/shell/states.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { Input } from '@/components/ui/input.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { api } from '@/lib/api.ts'
import { readRequestError } from '@/lib/request-error.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { GuestFiles, type GuestFile } from './guest-files.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { Card } from '@/components/ui/card.tsx'

const fields = applicantAccountFields.omit({ fotos: true, arquivos: true })
type Values = z.input<typeof fields>
type Link = Outputs['sponsorshipForm']['account']

function Done({ children }: { children: string }) {
  return (
    <Card className="grid justify-items-center gap-3 p-8 text-center" role="status">
      <CircleCheck className="size-12 text-success" aria-hidden />
      <h2 className="text-xl font-semibold">{children}</h2>
      <p className="text-muted-foreground">Você recebe um e-mail se faltar alguma coisa.</p>
    </Card>
  )
}

interface Detailed {
  legenda?: string
  autorizacao_imagem?: boolean
  tipo?: AccountFileType
}

/** What is said of each file, by its id. */
function useDetails() {
  const [details, setDetails] = useState<Record<string, Detailed>>({})
  return {
    of: (id: string): Detailed => details[id] ?? {},
    set: (id: string, detail: Detailed) =>
      setDetails((before) => ({ ...before, [id]: { ...before[id], ...detail } })),
  }
}
type Details = ReturnType<typeof useDetails>

function PhotoDetails({ file, details }: { file: GuestFile; details: Details }) {
  return (
    <div className="grid gap-2">
      <Input
        aria-label={`Legenda de ${file.nome}`}
        placeholder="Legenda"
        maxLength={140}
        onChange={({ target }) => details.set(file.id, { legenda: target.value })}
      />
      <label className="flex items-center gap-2 text-sm">
        <Checkbox
          checked={details.of(file.id).autorizacao_imagem ?? false}
          onCheckedChange={(on) => details.set(file.id, { autorizacao_imagem: on === true })}
        />
        Quem aparece autorizou a divulgação
      </label>
    </div>
  )
}

function PaperDetails({ file, details }: { file: GuestFile; details: Details }) {
  return (
    <NativeSelect
      aria-label={`Tipo de ${file.nome}`}
      value={details.of(file.id).tipo ?? 'outro'}
      onChange={({ target }) =>
        details.set(file.id, { tipo: accountFileTypes.find((one) => one === target.value) ?? 'outro' })
      }
    >
      {accountFileTypes.map((one) => (
        <option key={one} value={one}>
          {accountFileTypeLabels[one]}
        </option>
      ))}
    </NativeSelect>
  )
}

const nothingYet = { realizado: true, publico_real: null, contrapartidas_cumpridas: null, resumo: '' }

function AccountForm({ token, link }: { token: string; link: Link }) {
  const [sent, setSent] = useState(false)
  const [photos, setPhotos] = useState<GuestFile[]>([])
  const [papers, setPapers] = useState<GuestFile[]>([])
  const details = useDetails()
  if (sent) return <Done>{text.accountSent}</Done>
  const given = async () => token
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <p>
        <b>{link.evento}</b>, de {formatDate(link.data_inicio)} a {formatDate(link.data_fim)}, com o
        patrocínio da {link.provedor}. Protocolo {link.protocolo}.
      </p>
      {link.pendencia && (
        <p className="rounded-md border border-border bg-muted p-3" role="note">
          {link.pendencia}
        </p>
      )}
      {link.fotos + link.arquivos > 0 && (
        <p className="text-sm text-muted-foreground">
          Já recebemos {formatCount(link.fotos, 'foto', 'fotos')} e{' '}
          {formatCount(link.arquivos, 'arquivo', 'arquivos')}. Envie só o que falta.
        </p>
      )}
      <Form
        plain
        schema={fields}
        defaultValues={{ ...nothingYet, ...link.enviada }}
        onSubmit={async (values) => {
          await api.sponsorshipForm.sendAccount.mutate({
            ...values,
            envio: token,
            fotos: photos.map(({ id }) => {
              const { legenda, autorizacao_imagem } = details.of(id)
              return { id_arquivo: id, legenda, autorizacao_imagem }
            }),
            arquivos: papers.map(({ id }) => ({ id_arquivo: id, tipo: details.of(id).tipo ?? 'outro' })),
          })
          setSent(true)
        }}
      >
        <FieldGrid>
          <ToggleField<Values> name="realizado" label="O evento aconteceu" labels={['Sim', 'Não']} />
          <ThousandsField<Values> name="publico_real" label="Público" />
          <SelectField<Values>
            name="contrapartidas_cumpridas"
            label="Contrapartidas cumpridas"
            options={optionsOf(returnsDoneLabels)}
          />
          <TextAreaField<Values> name="resumo" label="Como foi o evento" rows={5} max={2000} wide />
          <GuestFiles
            label="Fotos do evento"
            photos
            max={MAX_PHOTOS - link.fotos}
            files={photos}
            token={given}
            onChange={setPhotos}
            renderDetails={(file) => <PhotoDetails file={file} details={details} />}
          />
          <p className="col-span-full text-sm text-muted-foreground">{text.photoConsent}</p>
          <GuestFiles
            label="Notas, recibos e outros documentos"
            max={MAX_ACCOUNT_FILES - link.arquivos}
            files={papers}
            token={given}
            onChange={setPapers}
            renderDetails={(file) => <PaperDetails file={file} details={details} />}
          />
          <div className="col-span-full grid">
            <SubmitButton>Enviar prestação de contas</SubmitButton>
          </div>
        </FieldGrid>
      </Form>
    </Card>
  )
}

/** The account of an event, sent by the one who has the link of the mail. */
export function ApplicantAccount({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['prestacao', token],
    queryFn: () => api.sponsorshipForm.account.mutate({ envio: token }),
    retry: false,
    staleTime: Infinity,
  })
  if (error && !data)
    return readRequestError(error).status === 410 ? (
      <Card className="block py-0">
        <EmptyState title={text.linkExpired} />
      </Card>
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    )
  if (!data) return <LoadingState />
  if (data.situacao === 'em_analise') return <Done>{text.accountSent}</Done>
  if (data.situacao === 'aprovado') return <Done>{text.accountClosed}</Done>
  return <AccountForm token={token} link={data} />
}
