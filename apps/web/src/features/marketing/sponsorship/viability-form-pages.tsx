import { formatNumber } from '@intranet/contract/formats'
import { viabilityEditFields, viabilityFields } from '@intranet/contract/marketing/sponsorship-viability'
import {
  coverageLabels,
  opinionLabels,
  scoreOf,
  suggestedOpinion,
  type ScoreWeights,
} from '@intranet/contract/marketing/sponsorship-words'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { NumberField, TextAreaField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { OpinionMark } from './sponsorship-marks.tsx'
import { viabilities } from './viability.entity.ts'

type Values = z.input<typeof viabilityFields>

const scores = ['1', '2', '3', '4', '5'].map((label) => ({ value: Number(label), label }))

/** The score by the weights, while the fields are filled in; the person decides. */
function Score({ pesos }: { pesos: ScoreWeights }) {
  const { setValue } = useFormContext()
  const [alinhamento_marca, alcance, relacionamento] = useWatch({
    name: ['alinhamento_marca', 'alcance', 'relacionamento'],
  }) as (number | null)[]
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
      <Button
        variant="outline"
        size="sm"
        className="ml-auto"
        onClick={() => setValue('parecer', opinion, { shouldDirty: true, shouldValidate: true })}
      >
        Usar sugestão
      </Button>
    </p>
  )
}

function Fields({ pesos }: { pesos: ScoreWeights }) {
  return (
    <>
      <FormPanel title="Avaliação">
        <SelectField<Values>
          name="alinhamento_marca"
          label="Alinhamento com a marca"
          hint={`Peso ${pesos.alinhamento_marca}. De 1 (pouco) a 5 (muito).`}
          options={scores}
        />
        <SelectField<Values>
          name="alcance"
          label="Alcance"
          hint={`Peso ${pesos.alcance}.`}
          options={scores}
        />
        <SelectField<Values>
          name="relacionamento"
          label="Relacionamento"
          hint={`Peso ${pesos.relacionamento}.`}
          options={scores}
        />
        <Score pesos={pesos} />
        <SelectField<Values> name="parecer" label="Parecer" options={optionsOf(opinionLabels)} />
        <ToggleField<Values>
          name="concorrente_presente"
          label="Concorrente presente"
          labels={['Sim', 'Não']}
        />
      </FormPanel>
      <FormPanel title="Cidade e custo">
        <NumberField<Values>
          name="clientes_cidade"
          label="Clientes na cidade"
          hint="Clientes ativos do provedor na cidade do evento."
        />
        <NumberField<Values> name="clientes_potenciais" label="Clientes potenciais" />
        <SelectField<Values> name="cobertura" label="Cobertura" options={optionsOf(coverageLabels)} />
        <MoneyField<Values> name="custo_estimado" label="Custo estimado" />
        <MoneyField<Values> name="retorno_estimado" label="Retorno estimado" />
        <TextAreaField<Values> name="observacao" label="Observação" rows={3} max={450} wide />
      </FormPanel>
    </>
  )
}

const equal: ScoreWeights = { alinhamento_marca: 40, alcance: 40, relacionamento: 20 }

function RequestField() {
  const { data = [] } = useQuery(trpc.sponsorshipRequests.options.queryOptions({ para: 'viabilidade' }))
  return (
    <FormPanel title="Solicitação">
      <SelectField<Values>
        name="id_solicitacao"
        label="Solicitação"
        wide
        options={data.map(({ id, protocolo, evento }) => ({ value: id, label: `${protocolo} · ${evento}` }))}
      />
    </FormPanel>
  )
}

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
          schema={viabilityFields}
          parents={[id]}
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
      schema={viabilityFields}
      blank={{ ...blank, id_solicitacao: null, clientes_cidade: null }}
    >
      <RequestField />
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
      schema={viabilityEditFields}
      record={record}
    >
      <Fields pesos={data?.pesos ?? equal} />
    </EditPage>
  )
}
