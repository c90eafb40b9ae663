/** What the procedures of shutdowns take and answer. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { schemasOf } from '../entity/schemas.ts'
import { createOf, recordId, seenVersion, updateOf } from '../record.ts'
import { nameText, optionalText, requiredText } from '../validators.ts'
import { checklistItems, holdingKinds, lineOutcomes, shutdownSteps } from './shutdown-options.ts'
import { shutdown } from './shutdowns.ts'
import { keysOf } from '../keys-of.ts'

const declared = schemasOf(shutdown)
export const shutdownFields = declared.fields.omit({ entrevista: true })
export type ShutdownFields = z.output<typeof shutdownFields>

/** The leaving person cannot change. */
export const shutdownEditFields = declared.fields.omit({ id_funcionario: true })

export const shutdownSchemas = {
  ...declared,
  createInput: createOf(shutdownFields).refine(({ objects }) => objects.length <= 20),
  updateInput: updateOf(shutdownEditFields),
  one: declared.record.extend({
    mudavel: z.boolean(),
    decide: z.boolean(),
    data_admissao: z.string().nullable(),
    efetivado_em: moment.nullable(),
    id_aprovador: recordId.nullable(),
    /** For who decides and the author. */
    motivo: z.string().nullable(),
    aprovador: z.string().nullable(),
    /** What a vacancy for the substitute begins with. */
    id_setor: recordId.nullable(),
    id_cargo: recordId.nullable(),
    cargo: z.string().nullable(),
    id_gestor: recordId.nullable(),
    /** That vacancy, once it is there. */
    id_vaga: recordId.nullable(),
    itens: z.array(
      z.strictObject({ item: z.string(), feito_em: z.string().nullable(), por: z.string().nullable() }),
    ),
  }),
}
export type UpdateShutdownInput = z.output<typeof shutdownSchemas.updateInput>
export type ListShutdownsInput = z.output<typeof shutdownSchemas.list.input>

const steps = keysOf(shutdownSteps)
export const stepFields = z.strictObject({
  situacao: z.enum(steps),
  /** Why it was refused or called off. */
  parecer: optionalText(450),
  /** Carries it out although mandatory items are open. */
  justificativa: optionalText(450),
})
export const stepShutdownInput = z.strictObject({ id: recordId, ...seenVersion.shape, ...stepFields.shape })
export type StepShutdownInput = z.infer<typeof stepShutdownInput>

export const checkShutdownInput = z.strictObject({
  id: recordId,
  item: z.enum(checklistItems),
  feito: z.boolean(),
})
export type CheckShutdownInput = z.infer<typeof checkShutdownInput>

/** Lines of what the person holds, as the list of them says them. */
const linhas = z
  .array(z.strictObject({ registro: requiredText(120), descricao: requiredText(500) }))
  .min(1)
  .max(500)

/** Lines given back, of any kind. */
export const receiveLinesInput = z.strictObject({ id: recordId, linhas })
export type ReceiveLinesInput = z.infer<typeof receiveLinesInput>

export const passLinesFields = z.strictObject({ id_funcionario: recordId })
/** Lines handed over to one person, of any kind. */
export const passLinesInput = receiveLinesInput.extend(passLinesFields.shape)
export type PassLinesInput = z.infer<typeof passLinesInput>

export const signOffInput = z.strictObject({
  id: recordId,
  linhas,
  /** Why nobody hands it back or takes it over. */
  observacao: nameText(450),
})
export type SignOffInput = z.infer<typeof signOffInput>

export const takeBackSignOffInput = z.strictObject({ id: recordId, id_baixa: recordId })

export const shutdownHoldingsAnswer = z.array(
  z.strictObject({
    tipo: z.enum(holdingKinds),
    registro: z.string(),
    descricao: z.string(),
    rota: z.string().nullable(),
    /** Ends with the person's access; it keeps no shutdown open. */
    encerra: z.boolean(),
    /** Signed off by HR: it keeps no shutdown open either. */
    baixa: z
      .strictObject({ id: recordId, observacao: z.string(), por: z.string().nullable(), created_at: moment })
      .nullable(),
    /** Whether who asks may hand it over to somebody, or receive it back. */
    passa: z.boolean(),
    recebe: z.boolean(),
  }),
)

/** How many lines left the person, and how many wait for their signature. */
export const shutdownLinesAnswer = z.strictObject({ alterados: z.int(), a_assinar: z.int() })

/** What became of each line when the shutdown was carried out; nothing before. */
export const shutdownOutcomeAnswer = z.array(
  z.strictObject({
    tipo: z.enum(holdingKinds),
    registro: z.string(),
    descricao: z.string(),
    rota: z.string().nullable(),
    destino: z.enum(lineOutcomes),
    /** Who has it since then. */
    para: z.string().nullable(),
  }),
)

export const shutdownStepAnswer = z.strictObject({
  id: recordId,
  situacao: z.enum(steps),
})

export const shutdownCheckAnswer = z.strictObject(checkShutdownInput.shape)
