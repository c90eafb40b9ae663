import { formatNumber } from '@intranet/contract/formats'
import { viability } from '@intranet/contract/marketing/sponsorship-viability'
import {
  viabilityEditFields,
  viabilitySchemas,
} from '@intranet/contract/marketing/sponsorship-viability-schemas'
import {
  analysisStates,
  scoreOf,
  suggestedOpinion,
  type ScoreWeights,
} from '@intranet/contract/marketing/sponsorship-words'
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { fieldOf } from '@/components/form/entity-field.tsx'
import type { FieldProps } from '@/components/form/field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { ThousandsField } from '@/components/form/thousands-field.tsx'
import { useFormOf, useValues } from '@/components/form/use-form-values.ts'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { requestField } from './request-field.tsx'
import { OpinionMark } from './sponsorship-marks.tsx'
import { viabilities } from './viability.entity.ts'

type ViabilityValues = z.input<typeof viabilitySchemas.fields>

const scores = ['1', '2', '3', '4', '5'].map((label) => ({ value: Number(label), label }))

/** The score by the weights, while the fields are filled in; the person decides. */
function Score({ pesos }: { pesos: ScoreWeights }) {
  const { setValue } = useFormOf<ViabilityValues>()
  const [alinhamento_marca, alcance, relacionamento, parecer] = useValues<ViabilityValues>()(
    'alinhamento_marca',
    'alcance',
    'relacionamento',
    'parecer',
  )
  if (!alinhamento_marca || !alcance || !relacionamento)
    return (
      <p className="col-span-full text-sm text-muted-foreground">A nota aparece com as três avaliações.</p>
    )
  const nota = scoreOf({ alinhamento_marca, alcance, relacionamento }, pesos)
  const opinion = suggestedOpinion(nota)
  return (
    <p
      className="col-span-full flex flex-wrap items-center gap-3 rounded-md border border-border bg-muted p-3"
      role="status"
    >
      <b className="text-lg">Nota {formatNumber(nota, 2)}</b>
      <span className="text-sm">
        Sugere <OpinionMark opinion={opinion} />
      </span>
      {parecer !== opinion && (
        <Button
          variant="outline"
          size="sm"
          className="ml-auto"
          onClick={() => setValue('parecer', opinion, { shouldDirty: true, shouldValidate: true })}
        >
          Usar sugestão
        </Button>
      )}
    </p>
  )
}

const Field = fieldOf(viability)
const ScoreField = <Values extends object = never>(props: FieldProps<Values>) => (
  <SelectField<Values> {...props} options={scores} />
)

function Fields({ pesos }: { pesos: ScoreWeights }) {
  return (
    <>
      <FormPanel title="Avaliação">
        <Field
          name="alinhamento_marca"
          as={ScoreField}
          hint={`Peso ${pesos.alinhamento_marca}. De 1 (pouco) a 5 (muito).`}
        />
        <Field name="alcance" as={ScoreField} hint={`Peso ${pesos.alcance}.`} />
        <Field name="relacionamento" as={ScoreField} hint={`Peso ${pesos.relacionamento}.`} />
        <Score pesos={pesos} />
        <Field name="parecer" searched />
        <Field name="concorrente_presente" />
      </FormPanel>
      <FormPanel title="Cidade e custo">
        <Field
          name="clientes_cidade"
          as={ThousandsField}
          placeholder="0"
          hint="Clientes ativos do provedor na cidade do evento."
        />
        <Field name="clientes_potenciais" as={ThousandsField} placeholder="0" />
        <Field name="cobertura" searched />
        <Field name="custo_estimado" />
        <Field name="retorno_estimado" />
        <Field name="observacao" as={TextAreaField} rows={3} wide />
      </FormPanel>
    </>
  )
}

const equal: ScoreWeights = { alinhamento_marca: 40, alcance: 40, relacionamento: 20 }

const RequestField = requestField('viabilidade')

const blank = {
  clientes_potenciais: null,
  cobertura: null,
  alinhamento_marca: null,
  alcance: null,
  relacionamento: null,
  custo_estimado: '',
  retorno_estimado: '',
  concorrente_presente: false,
  parecer: null,
  observacao: '',
}

function OfRequest({ id }: { id: number }) {
  const read = useRecord(trpc.sponsorshipViability.prefill.queryOptions({ id }))
  return (
    <LoadedPage reads={[read]}>
      {({ protocolo, evento, clientes_cidade, pesos }) => (
        <RegisterPage
          entity={viabilities}
          heading={`Viabilidade · ${protocolo} ${evento}`}
          schema={viabilitySchemas.fields}
          parents={[id]}
          beside={null}
          blank={{ ...blank, id_solicitacao: id, clientes_cidade }}
        >
          <Fields pesos={pesos} />
        </RegisterPage>
      )}
    </LoadedPage>
  )
}

/** An analysis of the request that the address names, or of one that is chosen. */
export function ViabilityRegisterPage({ id_solicitacao }: { id_solicitacao?: number }) {
  if (id_solicitacao) return <OfRequest key={id_solicitacao} id={id_solicitacao} />
  return (
    <RegisterPage
      entity={viabilities}
      schema={viabilitySchemas.fields}
      blank={{ ...blank, id_solicitacao: null, clientes_cidade: null }}
    >
      <FormPanel title="Solicitação">
        <Field name="id_solicitacao" as={RequestField} wide />
      </FormPanel>
      <Fields pesos={equal} />
    </RegisterPage>
  )
}

export function ViabilityEditPage({ record }: { record: Outputs['sponsorshipViability']['get'] }) {
  const { data } = useQuery(trpc.sponsorshipViability.prefill.queryOptions({ id: record.id_solicitacao }))
  return (
    <EditPage
      entity={viabilities}
      heading={`Viabilidade · ${record.protocolo}`}
      beside={record.evento}
      schema={viabilityEditFields}
      record={record}
      reads={!analysisStates.includes(record.situacao) && text.notAnalysing}
    >
      <Fields pesos={data?.pesos ?? equal} />
    </EditPage>
  )
}
