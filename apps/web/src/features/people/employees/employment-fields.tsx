import type * as z from 'zod'
import type { newEmployeeForm } from '@intranet/contract/access/user-schemas'
import { person } from '@intranet/contract/access/person'
import { employeeStateLabels } from '@intranet/contract/employee-options'
import { useQuery } from '@tanstack/react-query'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useValues } from '@/components/form/use-form-values.ts'
import { PersonField } from '@/features/company/person-field.tsx'
import { trpc } from '@/lib/trpc.ts'
import { namedOptions, optionsOf } from '@/lib/options-of.ts'

type Values = z.input<typeof newEmployeeForm>

const Field = fieldOf(person)

/** A shutdown dismisses, and the day of admission admits; neither is chosen. */
const stateOptionsFrom = (saved: string | undefined) =>
  optionsOf(employeeStateLabels).filter(
    ({ value }) => (value !== 'desligado' && value !== 'admissao') || saved === value,
  )

interface EmploymentFieldsProps {
  saved?: { id_setor: number | null; id_contratante: number | null; situacao: string }
}

const situationHint = (situacao: string) =>
  situacao === 'desligado'
    ? 'Quem volta tem o acesso aberto. Mude também a data de admissão.'
    : 'O desligamento é feito em Desligamentos.'

/** What HR keeps of an employee beside their place: sector, contract, leader, situation. */
export function EmploymentFields({ saved }: EmploymentFieldsProps) {
  const [id_empresa, id_departamento, id_cargo] = useValues<Values>()(
    'id_empresa',
    'id_departamento',
    'id_cargo',
  )
  const sectors = useQuery(trpc.sectors.options.queryOptions({ incluir: saved?.id_setor ?? undefined }))
  const contractors = useQuery(
    trpc.contractingCompanies.options.queryOptions({ incluir: saved?.id_contratante ?? undefined }),
  )
  return (
    <>
      <Field
        name="id_setor"
        as={SelectField<Values>}
        disabled={Boolean(id_cargo)}
        waitsFor={!id_departamento && 'o departamento'}
        hint={id_cargo ? 'É o setor do cargo escolhido.' : undefined}
        options={namedOptions(sectors.data?.filter((sector) => sector.id_departamento === id_departamento))}
      />
      <Field
        name="id_contratante"
        as={SelectField<Values>}
        waitsFor={!id_empresa && 'o provedor'}
        options={namedOptions(contractors.data?.filter((company) => company.id_empresa === id_empresa))}
      />
      <Field name="id_gestor" as={PersonField} />
      <Field name="matricula" capped />
      <Field name="tipo_vinculo" searched />
      <Field
        name="situacao"
        as={SelectField<Values>}
        required
        options={stateOptionsFrom(saved?.situacao)}
        hint={saved && situationHint(saved.situacao)}
      />
    </>
  )
}
