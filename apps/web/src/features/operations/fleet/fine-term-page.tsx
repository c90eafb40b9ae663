import { can } from '@intranet/contract/access'
import { formatDateTime } from '@intranet/contract/formats'
import { signTermFields } from '@intranet/contract/operations/fine-schemas'
import { randomId } from '@intranet/contract/record'
import { Download, Paperclip, Printer } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { RadioField } from '@/components/form/choice-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { PasswordField } from '@/components/form/password-field.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Paper, PaperText, SignedBy } from '@/components/ui/paper.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { SignatureField } from '@/components/form/signature-field.tsx'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { StateMark } from './state-mark.tsx'

type Term = Outputs['fines']['term']

const choices = [
  { value: true, label: 'Autorizo o desconto em folha' },
  { value: false, label: 'Não autorizo o desconto em folha' },
]

type SignValues = z.input<typeof signTermFields>

/** The driver signs: drawn by hand, confirmed with the password. */
function SignForm({ term }: { term: Term }) {
  return (
    <Form
      identity={savedRecord('fine-signature', { id: term.id, updated_at: null })}
      schema={signTermFields}
      defaultValues={{ assinatura: [], senha: '' }}
      texts={{ success: 'Termo assinado.' }}
      onSaved={() => undefined}
      onSubmit={(values) => api.fines.signTerm.mutate({ ...values, id: term.id_multa })}
      changes={[trpc.fines.pathFilter()]}
    >
      <div className="grid max-w-xl gap-4">
        <RadioField<SignValues> name="autoriza_desconto" label="Desconto em folha" options={choices} />
        <SignatureField<SignValues> name="assinatura" label="Assinatura" />
        <PasswordField<SignValues> name="senha" label="Sua senha" kind="current" />
      </div>
      <FormActions save="Assinar" />
    </Form>
  )
}

const attachFields = z.strictObject({
  arquivo_assinado: randomId('Escolha o arquivo.'),
  autoriza_desconto: z.boolean('Escolha uma das opções.'),
})
type AttachValues = z.input<typeof attachFields>

function AttachDialog({ term, onClose }: { term: Term; onClose: () => void }) {
  return (
    <FormDialog title="Anexar assinado" onClose={onClose}>
      <Form
        identity={savedRecord('fine-paper', { id: term.id, updated_at: null })}
        schema={attachFields}
        defaultValues={{}}
        onSubmit={(values) => api.fines.attachTerm.mutate({ ...values, id: term.id_multa })}
        changes={[trpc.fines.pathFilter()]}
      >
        <div className="grid gap-4">
          <StoredFileField<AttachValues> name="arquivo_assinado" label="Termo assinado" />
          <RadioField<AttachValues> name="autoriza_desconto" label="O que o papel diz" options={choices} />
        </div>
        <FormActions save="Anexar assinado" />
      </Form>
    </FormDialog>
  )
}

function Signed({ term }: { term: Term }) {
  return (
    <section>
      <SectionLabel>Assinatura</SectionLabel>
      <p className="text-sm">
        {term.forma === 'tela' ? 'Assinado na intranet' : 'Assinado em papel e anexado'} em{' '}
        {formatDateTime(term.assinado_em)}. {term.autoriza_desconto ? 'Autoriza' : 'Não autoriza'} o desconto
        em folha.
      </p>
      {term.hash && <p className="mt-1 break-all text-xs text-muted-foreground">SHA-256: {term.hash}</p>}
    </section>
  )
}

function Signature({ term }: { term: Term }) {
  if (term.assinado_em) return <Signed term={term} />
  return term.meu ? (
    <SignForm term={term} />
  ) : (
    <SignedBy who={term.motorista ?? 'O condutor'} place="Minhas multas" />
  )
}

/** Of a paper that was signed by hand the file is the original. */
const signatureOf = ({ forma, assinado_em, assinatura, motorista }: Term) =>
  forma === 'tela' && assinado_em
    ? { strokes: assinatura, of: motorista ?? 'Condutor', at: assinado_em }
    : undefined

function Loaded({ term }: { term: Term }) {
  const manages = can(useSession(), 'frota', 'manage')
  const [attaches, setAttaches] = useState(false)
  const file = term.arquivo_assinado
    ? `/files/${term.arquivo_assinado}`
    : `/export/termo-multa/${term.id_multa}`
  return (
    <Page>
      <PageHead beside={term.motorista} total={<StateMark state={term.situacao} />}>
        <Button variant="outline" icon={Printer} cooldown={false} onClick={() => window.print()}>
          Imprimir
        </Button>
        <DownloadLink href={file} className={buttonVariants({ variant: 'outline' })}>
          <Download aria-hidden />
          Baixar PDF
        </DownloadLink>
        {manages && !term.assinado_em && (
          <Button variant="outline" icon={Paperclip} cooldown={false} onClick={() => setAttaches(true)}>
            Anexar assinado
          </Button>
        )}
      </PageHead>
      <PageSheet>
        <Paper
          title="TERMO DE RESPONSABILIDADE"
          signature={signatureOf(term)}
          lines={term.assinado_em ? [] : ['Condutor', 'Gestor']}
        >
          <PaperText>{term.texto}</PaperText>
        </Paper>
        <Signature term={term} />
      </PageSheet>
      {attaches && <AttachDialog term={term} onClose={() => setAttaches(false)} />}
    </Page>
  )
}

/** /fleet/fines/term/:id/:idDriver/:vehiclePlate: the statement, for the fleet's managers and its driver. */
export function FineTermPage({ id, driver, plate }: { id: number; driver: number; plate: string }) {
  const read = useRecord(trpc.fines.term.queryOptions({ id, id_motorista: driver, placa: plate }))
  return <LoadedPage reads={[read]}>{(term) => <Loaded term={term} />}</LoadedPage>
}
