import { bankInput, ownSizesInput } from '@intranet/contract/people/first-day'
import { accountKindLabels, paperStateLabels } from '@intranet/contract/people/first-day-options'
import { formatDate } from '@intranet/contract/formats'
import { firstDay as text } from '@intranet/contract/messages/first-day'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { documentEndings, documentProblem } from '@/components/form/stored-file-fields.tsx'
import { Form } from '@/components/form/form.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { api } from '@/lib/api.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { uploadFile } from '@/lib/upload-file.ts'
import { useSave } from '@/lib/use-save.ts'

type Own = Outputs['ownFirstDay']['mine']
type Admission = Own['admissoes'][number]
type Paper = Admission['papeis'][number]
type SizeValues = z.input<typeof ownSizesInput>
type BankValues = z.input<typeof bankInput>

const changes = () => [trpc.ownFirstDay.mine.queryFilter()]

/** A paper with what it is for; the file is sent when it is chosen. */
function PaperRow({ paper, open }: { paper: Paper; open: boolean }) {
  const [problem, setProblem] = useState<string>()
  const send = useSave(
    {
      mutationFn: async (file: File) => {
        const { id: id_arquivo } = await uploadFile(file, 'documentos')
        return api.ownFirstDay.sendPaper.mutate({ id: paper.id, id_arquivo })
      },
    },
    { saved: text.paperSent, changes: changes() },
  )
  const choose = ([file]: File[]) => {
    if (!file) return
    const wrong = documentProblem(file)
    setProblem(wrong)
    if (!wrong) send.mutate(file)
  }
  const sends = open && paper.situacao !== 'validado'
  return (
    <Card asChild className="grid gap-2 p-4 text-sm">
      <li>
        <span className="flex flex-wrap items-center gap-2">
          <b className="min-w-0 grow font-semibold break-words">{paper.nome}</b>
          <StateBadge state={paperStateLabels[paper.situacao]} />
        </span>
        <span>
          <span className="text-muted-foreground">Para quê: </span>
          {paper.tipo === 'antecedentes' && paper.motivo ? paper.motivo : paper.finalidade}
          {!paper.obrigatorio && <span className="text-muted-foreground"> Opcional.</span>}
        </span>
        {paper.devolucao && <span className="text-danger">Devolvido: {paper.devolucao}</span>}
        {sends && (
          <FileChooser
            label={paper.id_arquivo ? `Trocar ${paper.nome}` : `Enviar ${paper.nome}`}
            accept={documentEndings}
            sending={send.isPending}
            input={{ id: `papel-${paper.id}` }}
            onChosen={choose}
          />
        )}
        {problem && (
          <span role="alert" className="text-danger">
            {problem}
          </span>
        )}
      </li>
    </Card>
  )
}

function Sizes({ own }: { own: Admission }) {
  return (
    <Form
      plain
      schema={ownSizesInput}
      defaultValues={{
        id: own.id,
        camiseta: own.camiseta,
        calca: own.calca,
        calcado: own.calcado,
        equipamentos: own.equipamentos,
      }}
      onSubmit={(values) => api.ownFirstDay.saveSizes.mutate(values)}
      changes={changes()}
      onSaved={() => toast.success(text.saved)}
    >
      <FormPanel title="Uniforme e equipamentos">
        <TextField<SizeValues> name="camiseta" label="Camiseta" maxLength={10} />
        <TextField<SizeValues> name="calca" label="Calça" maxLength={10} />
        <TextField<SizeValues> name="calcado" label="Calçado" maxLength={10} />
        <TextAreaField<SizeValues>
          name="equipamentos"
          label="Equipamentos que você gostaria de usar"
          hint="Por exemplo: notebook leve, cadeira, teclado para canhotos."
          wide
        />
        <div className="col-span-full flex justify-end">
          <SubmitButton>Salvar tamanhos</SubmitButton>
        </div>
      </FormPanel>
    </Form>
  )
}

function BankForm({ own }: { own: Admission }) {
  return (
    <Form
      plain
      schema={bankInput}
      defaultValues={{ id: own.id, banco: '', agencia: '', conta: '', tipo_conta: 'corrente' }}
      onSubmit={(values) => api.ownFirstDay.saveBank.mutate(values)}
      changes={changes()}
      onSaved={() => toast.success(text.bankSaved)}
    >
      <FormPanel title="Onde receber o salário">
        <p className="col-span-full text-sm text-muted-foreground">
          {own.tem_banco
            ? 'Seus dados já foram guardados sob chave. Enviar outra vez troca os de antes.'
            : 'Os dados ficam guardados sob chave; cada leitura do RH fica registrada.'}
        </p>
        <TextField<BankValues> name="banco" label="Banco" maxLength={60} />
        <SelectField<BankValues>
          name="tipo_conta"
          label="Tipo de conta"
          options={optionsOf(accountKindLabels)}
        />
        <TextField<BankValues> name="agencia" label="Agência" maxLength={10} />
        <TextField<BankValues> name="conta" label="Conta" maxLength={20} />
        <TextField<BankValues> name="pix_chave" label="Chave Pix" maxLength={140} wide />
        <div className="col-span-full flex justify-end">
          <SubmitButton>Salvar dados bancários</SubmitButton>
        </div>
      </FormPanel>
    </Form>
  )
}

/** Whether somebody reads this is kept nowhere. */
function Readings({ leituras }: Pick<Own, 'leituras'>) {
  if (!leituras.length) return null
  return (
    <section className="mb-6">
      <SectionLabel>Se quiser ler antes</SectionLabel>
      <p className="mb-2 text-sm text-muted-foreground">
        Nada disto é pedido antes do primeiro dia, e ninguém vê se você leu.
      </p>
      <div className="grid gap-2">
        {leituras.map(({ id, titulo, texto, link }) => (
          <Card asChild key={id} className="block p-4 text-sm">
            <details>
              <summary className="cursor-pointer font-semibold">{titulo}</summary>
              <p className="mt-2 break-words whitespace-pre-line">{texto}</p>
              {link && (
                <a href={link} target="_blank" rel="noreferrer" className="break-all">
                  {link}
                </a>
              )}
            </details>
          </Card>
        ))}
      </div>
    </section>
  )
}

function OwnAdmission({ own, aviso }: { own: Admission; aviso: string }) {
  const open = own.situacao === 'aberta'
  return (
    <section className="mb-6 grid gap-4">
      <p>
        <b>{own.titulo_vaga}</b> na {own.empresa}
        {own.data_admissao && `, a partir de ${formatDate(own.data_admissao)}`}.
      </p>
      <Alert role="status">{open ? aviso : 'Tudo foi conferido. Até o primeiro dia!'}</Alert>
      <div>
        <SectionLabel count={own.papeis.length}>Papéis</SectionLabel>
        <ul className="grid gap-2">
          {own.papeis.map((paper) => (
            <PaperRow key={paper.id} paper={paper} open={open} />
          ))}
        </ul>
      </div>
      {open && (
        <>
          <BankForm own={own} />
          <Sizes own={own} />
        </>
      )}
    </section>
  )
}

function OwnFirstDays() {
  const read = useQuery(trpc.ownFirstDay.mine.queryOptions())
  return (
    <Loaded reads={[read]}>
      {({ admissoes, leituras, aviso }) =>
        admissoes.length ? (
          <>
            {admissoes.map((own) => (
              <OwnAdmission key={own.id} own={own} aviso={aviso} />
            ))}
            <Readings leituras={leituras} />
          </>
        ) : (
          <EmptyState title="Nada foi pedido a você." />
        )
      }
    </Loaded>
  )
}

/** What who is admitted sends before the first day, signed in with their own account. */
export function OwnFirstDayPage() {
  const session = useSession()
  return (
    <Page narrow="form">
      <PageHead heading="Antes do primeiro dia" />
      <PageSheet spine={null}>
        {session ? (
          <OwnFirstDays />
        ) : (
          <EmptyState
            title="Entre com a sua senha para enviar os papéis."
            action={
              <AddressLink
                to="/home/login/enter?return=%2Fapplicants%2Ffirst-day"
                className={buttonVariants()}
              >
                Entrar
              </AddressLink>
            }
          />
        )}
      </PageSheet>
    </Page>
  )
}
