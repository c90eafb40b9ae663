/** People (rh_usuario): their own data, their place in the organisation, the list. See docs/people.md. */
import * as z from 'zod'
import { ageInYears } from '../formats.ts'
import { boolean, date, listOf, number, text, unmarked, momentDay } from '../list.ts'
import { form } from '../messages.ts'
import { format } from '../messages/formats.ts'
import { people } from '../messages/access.ts'
import { employee } from '../messages/staff.ts'
import { employeeStates, employmentTypes } from '../employee-options.ts'
import { cnhTypes, noLicence } from '../personal-options.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import {
  cnhNumber,
  base64Image,
  cnhType,
  email,
  gender,
  isoDate,
  maritalStatus,
  nameText,
  optional,
  optionalCep,
  optionalCpf,
  optionalEmail,
  optionalIsoDate,
  optionalPhone,
  optionalText,
  uf,
  url,
} from '../validators.ts'

const youngest = 14
const oldest = 100

/** A birth date of a person aged 14 to 100; otherwise "Data inválida". */
const birthDate = isoDate.refine((day) => {
  const age = ageInYears(day, new Date())
  return age !== null && age >= youngest && age <= oldest
}, format.invalidDate)

const registration = z.string().regex(/^[0-9A-Za-z.-]{1,20}$/, employee.registration)

/** A select that was cleared sends the empty text. */
const optionalChoice = <T extends readonly [string, ...string[]]>(
  choice: z.ZodEnum<{ [K in T[number]]: K }>,
) => z.preprocess((value) => (value === '' ? null : value), choice.nullish())

/** What a person may change of themselves. */
export const personFields = z.strictObject({
  nome: nameText(120),
  cpf: optionalCpf,
  rg: optionalText(20),
  genero: optionalChoice(gender),
  estado_civil: optionalChoice(maritalStatus),
  data_nascimento: optional(birthDate),
  nacionalidade: optionalText(60),
  email_corp: optionalEmail,
  email_pessoal: optionalEmail,
  telefone: optionalPhone,
  telefone_corp: optionalPhone,
  cep: optionalCep,
  rua: optionalText(160),
  numero: optionalText(20),
  complemento: optionalText(80),
  bairro: optionalText(120),
  id_cidade: recordId.nullish(),
  cnh_categoria: optionalChoice(cnhType),
  cnh_numero: optional(cnhNumber),
  linkedin: optional(url.max(300)),
  viagem: z.boolean().optional(),
  /** Whether colleagues see the birthday, never its year. */
  exibir_aniversario: z.boolean().optional(),
  /** An own upload that is not attached yet. */
  id_foto: z.uuid().nullish(),
  /** The documented form of a photo: base64, with or without a data prefix. */
  image_data: base64Image.nullish(),
  image_format: z.enum(['jpg', 'jpeg', 'png', 'image/jpeg', 'image/png']).nullish(),
})
export type PersonFields = z.infer<typeof personFields>

/** What HR keeps of a person beside it. The sign-in address belongs to the superadmin. */
export const organisationFields = z.strictObject({
  email,
  funcionario: z.boolean().optional(),
  id_empresa: recordId.nullish(),
  id_departamento: recordId.nullish(),
  id_setor: recordId.nullish(),
  id_cargo: recordId.nullish(),
  id_contratante: recordId.nullish(),
  /** The person who leads them. */
  id_gestor: recordId.nullish(),
  matricula: optional(registration),
  tipo_vinculo: optionalChoice(z.enum(employmentTypes)),
  situacao: z.enum(employeeStates).optional(),
  data_admissao: optionalIsoDate,
})
export const organisationKeys = Object.keys(
  organisationFields.shape,
) as (keyof typeof organisationFields.shape)[]

export const userFields = z.strictObject({ ...personFields.shape, ...organisationFields.shape })
export type UserFields = z.infer<typeof userFields>

interface Licence {
  cnh_categoria?: unknown
  cnh_numero?: unknown
}

/** What is wrong with the number, or null: a licence needs its 11 digits (docs/people.md#licences). */
export function licenceProblem({ cnh_categoria, cnh_numero }: Licence): string | null {
  const drives = cnhTypes.some((type) => type === cnh_categoria) && cnh_categoria !== noLicence
  return drives && !cnh_numero ? people.cnhNumber : null
}

/** Applies the licence's rule where both of its fields were sent; the service checks a lone one against the record. */
const withLicence = <T extends z.ZodType<object>>(schema: T) =>
  schema.superRefine((fields, context) => {
    if (!('cnh_categoria' in fields) || !('cnh_numero' in fields)) return
    const problem = licenceProblem(fields as Licence)
    if (problem) context.addIssue({ code: 'custom', path: ['cnh_numero'], message: problem })
  })

/** An employee's place and since when: required for a new employee. */
export const placementFields = {
  id_empresa: recordId,
  id_departamento: recordId,
  id_cargo: recordId,
  data_admissao: isoDate,
}

/** Requires the place of the people that `asked` names; each missing part gets a refusal. */
const withPlacement = <T extends z.ZodType<object>>(schema: T, asked: (fields: object) => boolean) =>
  schema.superRefine((fields: Partial<Record<string, unknown>>, context) => {
    if (!asked(fields)) return
    for (const key of Object.keys(placementFields))
      if (!fields[key]) context.addIssue({ code: 'custom', path: [key], message: form.required })
  })

const isEmployee = (fields: object) => 'funcionario' in fields && fields.funcionario === true

/** Each creation hashes a password: few at a time. */
export const createUsersInput = createOf(withPlacement(withLicence(userFields), isEmployee)).refine(
  ({ objects }) => objects.length <= 20,
)
export const updateUserInput = withLicence(updateOf(userFields))
export type UpdateUserInput = z.infer<typeof updateUserInput>

// The forms hold the photo as the image field does (address, data URI or empty), and the state that narrows the cities.
const formExtras = { foto: z.string().nullish(), uf: uf.nullish() }
const photoKeys = { id_foto: true, image_data: true, image_format: true } as const

/** One's own data on a screen. */
export const ownProfileForm = withLicence(personFields.omit(photoKeys).extend(formExtras))
/** All of a person on a screen. */
export const userForm = withLicence(userFields.omit(photoKeys).extend(formExtras))
export type UserForm = z.output<typeof userForm>

/** A new person on a screen: an employee has a place. */
export const newUserForm = withPlacement(userForm, isEmployee)
/** The same where everybody is an employee. */
export const newEmployeeForm = withLicence(
  userFields.omit(photoKeys).extend({ ...formExtras, ...placementFields }),
)

const formOfSaved = (saved: object, asked: (fields: object) => boolean) => {
  const before = saved as Partial<Record<string, unknown>>
  const edited = (fields: Partial<Record<string, unknown>>) =>
    organisationKeys.some(
      (key) =>
        key !== 'email' && fields[key] !== undefined && (fields[key] || null) !== (before[key] || null),
    )
  return withPlacement(userForm, (fields) => asked(fields) && edited(fields))
}

/** A saved person on HR's screens: an employee's place is required only where it is edited. */
export const savedUserForm = (saved: object) => formOfSaved(saved, isEmployee)
/** The same where everybody is an employee. */
export const savedEmployeeForm = (saved: object) => formOfSaved(saved, () => true)

export const userList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  email: text('E-mail'),
  cpf: unmarked('CPF', false),
  tipo: text('Tipo'),
  empresa: text('Empresa'),
  id_empresa: number(),
  id_departamento: number(undefined, false),
  perfil: text('Perfil', false),
  /** Only a filter: people with this access profile. */
  id_perfil: number(undefined, false),
  ultimo_acesso: momentDay('Último acesso'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListUsersInput = z.output<typeof userList.input>
