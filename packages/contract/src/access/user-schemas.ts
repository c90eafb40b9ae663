/** What the procedures of people take and answer: their own data, their place in the organisation. See docs/people.md. */
import * as z from 'zod'
import { ageInYears } from '../formats.ts'
import { moment } from '../answer.ts'
import { schemasOf, type ListInputOf } from '../entity/schemas.ts'
import { form } from '../messages.ts'
import { format } from '../messages/formats.ts'
import { people } from '../messages/access.ts'
import { employee } from '../messages/staff.ts'
import { personOptionsAnswer } from '../answer.ts'
import { employmentTypes } from '../employee-options.ts'
import { cnhTypes, noLicence, userTypes } from '../personal-options.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { person, user } from './person.ts'
import { describedLike, explained } from '../described.ts'
import {
  cnhNumber,
  base64Image,
  cnhType,
  gender,
  isoDate,
  maritalStatus,
  nameText,
  onStaff,
  optional,
  optionalCpf,
  optionalPhone,
  uf,
  url,
} from '../validators.ts'
import { keysOf } from '../keys-of.ts'

const youngest = 14
const oldest = 100

/** A birth date of a person aged 14 to 100; otherwise "Data inválida". */
const birthDate = explained(
  isoDate.refine((day) => {
    const age = ageInYears(day, new Date())
    return age !== null && age >= youngest && age <= oldest
  }, format.invalidDate),
  `De uma pessoa de ${youngest} a ${oldest} anos.`,
)

const registration = explained(
  z.string().regex(/^[0-9A-Za-z.-]{1,20}$/, employee.registration),
  'De 1 a 20 letras, dígitos, pontos e hífens.',
)

/** A select that was cleared sends the empty text. */
const optionalChoice = <Choice extends z.ZodEnum>(choice: Choice) =>
  z.preprocess((value) => (value === '' ? null : value), choice.nullish())

const declared = schemasOf(person)
const { funcionario, situacao } = declared.fields.shape
const checked = declared.fields.extend({
  nome: nameText(120),
  matricula: optional(registration),
  tipo_vinculo: optionalChoice(z.enum(employmentTypes)),
  funcionario: describedLike(funcionario, onStaff),
  situacao: explained(
    situacao,
    'A que a pessoa já tem é aceita de volta; outra que seja `desligado` (vem de Desligamentos) ou `admissao` (vem da data de admissão) é 422.',
  ),
  id_setor: explained(
    declared.fields.shape.id_setor,
    'Do departamento. Com um cargo é o do cargo: outro é 422, e o que a pessoa já tem é aceito de volta.',
  ),
  cpf: optionalCpf,
  cnh_categoria: optionalChoice(cnhType),
  cnh_numero: optional(cnhNumber),
  genero: optionalChoice(gender),
  estado_civil: optionalChoice(maritalStatus),
  data_nascimento: optional(birthDate),
  telefone_corp: optionalPhone,
  linkedin: optional(url.max(300)),
})

/** What HR keeps of a person beside their own data. The sign-in address belongs to the superadmin. */
const organisation = {
  email: true,
  funcionario: true,
  id_empresa: true,
  id_departamento: true,
  id_setor: true,
  id_cargo: true,
  id_contratante: true,
  id_gestor: true,
  matricula: true,
  tipo_vinculo: true,
  situacao: true,
  data_admissao: true,
} as const
export const organisationFields = checked.pick(organisation)
export const organisationKeys = keysOf(organisation)

/** What a person may change of themselves. */
export const personFields = checked.omit(organisation).extend({
  /** The documented form of a photo: base64, with or without a data prefix. */
  image_data: base64Image.nullish(),
  image_format: z.enum(['jpg', 'jpeg', 'png', 'image/jpeg', 'image/png']).nullish(),
})

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

const { list, row } = schemasOf(user)
const text = z.string().nullable()

export const userSchemas = {
  list,
  row: row.omit({ id_perfil: true }).extend({ tipo: z.enum(userTypes) }),
  /** Closed lists are answered as the record has them: some are older than their lists. */
  one: declared.record.extend({
    situacao: z.string(),
    tipo_vinculo: text,
    genero: text,
    tipo: z.enum(userTypes),
    perfil: text,
    empresa: text,
    departamento: text,
    cargo: text,
    setor: text,
    contratante: text,
    gestor: text,
    cidade: text,
    uf: text,
    /** Was invited, and has not signed in yet. */
    convidado: z.boolean(),
  }),
  /** Each creation hashes a password: few at a time. */
  createInput: createOf(withPlacement(withLicence(userFields), isEmployee)).refine(
    ({ objects }) => objects.length <= 20,
  ),
  updateInput: withLicence(updateOf(userFields)),
  options: personOptionsAnswer,
}
export type UpdateUserInput = z.output<typeof userSchemas.updateInput>
export type ListUsersInput = ListInputOf<typeof user>

export const userHeaderAnswer = z.union([
  z.strictObject({
    image_data: z.null(),
    image_format: z.null(),
    usuarioId: z.number(),
    id_foto: z.string().nullable(),
    id: recordId,
    email: z.string(),
    nome: z.string().nullable(),
    genero: z.string().nullable(),
  }),
  z.strictObject({
    image_data: z.string(),
    image_format: z.string(),
    usuarioId: z.number(),
    id_foto: z.string().nullable(),
    id: recordId,
    email: z.string(),
    nome: z.string().nullable(),
    genero: z.string().nullable(),
  }),
])

export const userContractingCompanyAnswer = z.array(
  z.strictObject({
    cidade: z.string(),
    id: recordId,
    estado: z.string(),
    ativo: z.boolean(),
    bairro: z.string(),
    cep: z.string(),
    complemento: z.string().nullable(),
    created_at: moment,
    id_empresa: recordId,
    numero: z.string(),
    updated_at: moment,
    cnpj: z.string(),
    endereco: z.string(),
    nome_fantasia: z.string(),
    razao_social: z.string(),
  }),
)

export const userSignInLockAnswer = z
  .strictObject({ enderecos: z.number(), conta: z.boolean(), ate: moment })
  .nullable()
