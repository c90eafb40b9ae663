import { formatDateTime } from '@intranet/contract/formats'
import { attachCustodyInput } from '@intranet/contract/operations/custody'
import { signatureFields } from '@intranet/contract/operations/signature'
import { Download, Printer } from 'lucide-react'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { PasswordField } from '@/components/form/password-field.tsx'
import { SignatureField } from '@/components/form/signature-field.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Paper, PaperText, SignedBy } from '@/components/ui/paper.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { CustodyMark } from './custody-mark.tsx'

type Term = Outputs['custody']['get']
type Values = z.input<typeof signatureFields>

/** Who receives or gives back signs: drawn by hand, confirmed with the password. */
function SignForm({ term }: { term: Term }) {
  return (
    <Form
      identity={savedRecord('custody-signature', { id: term.id, updated_at: null })}
      schema={signatureFields}
      defaultValues={{ assinatura: [], senha: '' }}
      texts={{ success: 'Termo assinado.' }}
      onSaved={() => undefined}
      onSubmit={(values) => api.custody.sign.mutate({ ...values, id: term.id })}
      changes={[trpc.custody.pathFilter()]}
    >
      <div className="grid max-w-xl gap-4">
        <SignatureField<Values> name="assinatura" label="Assinatura" />
        <PasswordField<Values> name="senha" label="Sua senha" kind="current" />
      </div>
      <FormActions save="Assinar" />
    </Form>
  )
}

const attachFields = attachCustodyInput.omit({ id: true })
type AttachValues = z.input<typeof attachFields>

/** A manager attaches the paper that a person without access signed. */
function AttachForm({ term }: { term: Term }) {
  return (
    <Form
      identity={savedRecord('custody-paper', { id: term.id, updated_at: null })}
      schema={attachFields}
      defaultValues={{}}
      texts={{ success: 'Termo assinado.' }}
      onSaved={() => undefined}
      onSubmit={(values) => api.custody.attach.mutate({ ...values, id: term.id })}
      changes={[trpc.custody.pathFilter()]}
    >
      <div className="grid max-w-xl gap-4">
        <StoredFileField<AttachValues> name="arquivo" label="Termo assinado" />
      </div>
      <FormActions save="Anexar assinado" />
    </Form>
  )
}

function Loaded({ term }: { term: Term }) {
  return (
    <Page>
      <PageHead
        heading={term.tipo === 'devolucao' ? 'TERMO DE DEVOLUÇÃO' : undefined}
        beside={term.funcionario}
        total={<CustodyMark state={term.situacao} />}
      >
        <Button variant="outline" icon={Printer} cooldown={false} onClick={() => window.print()}>
          Imprimir
        </Button>
        {term.arquivo && (
          <DownloadLink href={`/files/${term.arquivo}`} className={buttonVariants({ variant: 'outline' })}>
            <Download aria-hidden />
            Baixar PDF
          </DownloadLink>
        )}
      </PageHead>
      <PageSheet>
        <Paper
          title={
            term.tipo === 'entrega'
              ? 'TERMO DE CUSTÓDIA DE EQUIPAMENTOS'
              : 'TERMO DE DEVOLUÇÃO DE EQUIPAMENTOS'
          }
          signature={
            term.assinado_em && term.assinatura
              ? { strokes: term.assinatura, of: term.funcionario ?? 'Pessoa', at: term.assinado_em }
              : undefined
          }
        >
          <PaperText>{term.texto}</PaperText>
        </Paper>
        {term.assinado_em && (
          <section>
            <SectionLabel>Assinatura</SectionLabel>
            <p className="text-sm">
              {term.assinatura ? 'Assinado na intranet' : 'Assinado em papel e anexado'} por{' '}
              {term.funcionario} em {formatDateTime(term.assinado_em)}.
            </p>
            <p className="mt-1 text-xs break-all text-muted-foreground">SHA-256: {term.hash}</p>
          </section>
        )}
        {term.situacao === 'pendente' &&
          (term.meu ? (
            <SignForm term={term} />
          ) : term.anexa ? (
            <AttachForm term={term} />
          ) : (
            <SignedBy who={term.funcionario} place="Meus equipamentos" />
          ))}
      </PageSheet>
    </Page>
  )
}

/** /supplies/custody/term/:id: for who reads supplies, and for who signs. */
export function CustodyTermPage({ id }: { id: number }) {
  const read = useRecord(trpc.custody.get.queryOptions({ id }))
  return <LoadedPage reads={[read]}>{(term) => <Loaded term={term} />}</LoadedPage>
}
