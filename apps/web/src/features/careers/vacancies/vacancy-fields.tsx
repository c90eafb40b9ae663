import {
  contractTypeLabels,
  pcdLabels,
  vacancyLicences,
  workModelLabels,
} from '@intranet/contract/careers/career-options'
import type { vacancyFields } from '@intranet/contract/careers/vacancies'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import type { FieldProps } from '@/components/form/field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { RichTextField } from '@/components/form/rich-text-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { NumberField, TextField } from '@/components/form/text-fields.tsx'
import { useSavedChoice } from '@/components/form/use-saved-choice.ts'
import { CityField } from '@/features/company/cities/city-field.tsx'
import { PersonField } from '@/features/company/person-field.tsx'
import { DepartmentField, ProviderField, SectorField } from '@/features/company/structure-fields.tsx'
import { trpc } from '@/lib/trpc.ts'
import { namedOptions, optionsOf, wordOptions } from '@/lib/options-of.ts'

export type VacancyValues = z.input<typeof vacancyFields>

const yesNo: [string, string] = ['Sim', 'Não']
const licences = wordOptions(vacancyLicences)

function PositionField(props: FieldProps<VacancyValues>) {
  const incluir = useSavedChoice<VacancyValues>(props.name)
  const { data = [] } = useQuery(trpc.positions.options.queryOptions({ incluir }))
  const options = namedOptions(data)
  return <SelectField<VacancyValues> {...props} options={options} />
}

/** The sections of the form, by the ids of their panels. */
export const vacancySections = {
  dados: 'Dados',
  textos: 'Textos',
  filtros: 'Filtros',
  publicacao: 'Publicação',
}

export function VacancyFields() {
  return (
    <>
      <FormPanel id="dados" title="Dados">
        <TextField<VacancyValues> name="titulo_vaga" label="Título" maxLength={120} wide />
        <ProviderField<VacancyValues> name="id_empresa" label="Empresa" />
        <DepartmentField<VacancyValues> name="id_departamento" label="Departamento" />
        <SectorField<VacancyValues> name="id_setor" label="Setor" />
        <PositionField name="id_cargo" label="Cargo" />
        <CityField<VacancyValues> name="id_cidade" label="Cidade" />
        <PersonField<VacancyValues> name="id_gestor" label="Gestor" />
        <NumberField<VacancyValues> name="vagas" label="Vagas" />
        <SelectField<VacancyValues>
          name="tipo_contrato"
          label="Contrato"
          options={optionsOf(contractTypeLabels)}
        />
        <SelectField<VacancyValues>
          name="modalidade"
          label="Modalidade"
          options={optionsOf(workModelLabels)}
        />
      </FormPanel>
      <FormPanel id="textos" title="Textos">
        <RichTextField<VacancyValues> name="descricao" label="Descrição" wide />
        <RichTextField<VacancyValues> name="requisitos" label="Requisitos" wide />
        <RichTextField<VacancyValues> name="beneficios" label="Benefícios" wide />
      </FormPanel>
      <FormPanel id="filtros" title="Filtros">
        <SelectField<VacancyValues> name="cnh_categoria" label="CNH" options={licences} />
        <SelectField<VacancyValues> name="pcd" label="PCD" options={optionsOf(pcdLabels)} />
        <ToggleField<VacancyValues> name="viagem" label="Viagem" labels={yesNo} />
      </FormPanel>
      <FormPanel id="publicacao" title="Publicação">
        <DateField<VacancyValues> name="data_inicio" label="Início" />
        <DateField<VacancyValues> name="data_fim" label="Fim" />
        <MoneyField<VacancyValues> name="faixa_min" label="Faixa mínima" />
        <MoneyField<VacancyValues> name="faixa_max" label="Faixa máxima" />
        <ToggleField<VacancyValues> name="exibir_faixa" label="Exibir faixa" labels={yesNo} />
        <ToggleField<VacancyValues>
          name="interna"
          label="Interna"
          labels={yesNo}
          hint="Só quem já trabalha no grupo encontra esta vaga."
        />
        <ToggleField<VacancyValues> name="ativo" label="Ativa" />
      </FormPanel>
    </>
  )
}
