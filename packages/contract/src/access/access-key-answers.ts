/** What the procedures of accessKeys answer. */
import * as z from 'zod'
import { levels, moduleKeys } from '../access.ts'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { KEPT_CALLS, keySituations } from './access-key-words.ts'
import { accessKeyList } from './access-keys.ts'
import { keyGrants } from './key-access.ts'
import { keysOf } from '../keys-of.ts'

export const accessKeyRow = rowOf(accessKeyList, {
  situacao: z.enum(keysOf(keySituations)),
  /** The last day on which it works. */
  validade_fim: z.string(),
  ultimo_uso: moment.nullable(),
  revogada_em: moment.nullable(),
  /** The beginning of the key of before, while it works beside this one. */
  prefixo_anterior: z.string().nullable(),
  anterior_ate: moment.nullable(),
  roles: z.array(z.string()),
  dados_pessoais: z.boolean(),
  enderecos: z.array(z.string()),
  /** Whose ids it writes records by. */
  fonte: z.string().nullable(),
  empresas: z.array(recordId),
}).omit({ revogada: true })

export const keyRightsAnswer = z.strictObject({
  /** Whether the asking person may make such keys. */
  pode_criar: z.boolean(),
  modulos: z.array(z.strictObject({ modulo: z.enum(moduleKeys), nivel: z.enum(levels) })),
  acessos: z.array(z.strictObject({ modulo: z.enum(moduleKeys), acesso: z.enum(keyGrants) })),
  empresas: z.array(z.strictObject({ id: recordId, nome: z.string() })),
  validade_maxima: z.string(),
})

/** What a key says of itself to the program that has it. */
export const ownKeyAnswer = z.strictObject({
  id: recordId,
  nome: z.string(),
  prefixo: z.string(),
  usuario: z.string(),
  /** What it may at this moment: of a key of least rights. */
  acessos: z.array(z.strictObject({ modulo: z.enum(moduleKeys), acesso: z.enum(keyGrants) })),
  /** The same of a key with levels. */
  niveis: z.array(z.strictObject({ modulo: z.enum(moduleKeys), nivel: z.enum(levels) })),
  /** Whether documents, phones and mails come whole. */
  dados_pessoais: z.boolean(),
  empresas: z.array(z.strictObject({ id: recordId, nome: z.string() })),
  enderecos: z.array(z.string()),
  /** Whose ids it writes records by. */
  fonte: z.string().nullable(),
  /** The last day on which it works, and the moment when it ends. */
  validade_fim: z.string(),
  expira_em: moment,
  limite: z.strictObject({
    por_minuto: z.int(),
    restam: z.int(),
    /** In how many seconds the count begins again. */
    recomeca_em: z.int(),
  }),
})

/** What a key called lately, the newest first. */
export const keyCallsAnswer = z.strictObject({
  chamadas: z
    .array(
      z.strictObject({
        momento: moment,
        metodo: z.string(),
        /** The pattern of the route, without what was asked. */
        rota: z.string(),
        status: z.int(),
        /** The `X-Request-Id` of its answer. */
        pedido: z.string(),
      }),
    )
    .max(KEPT_CALLS),
})

/** Only this answer ever holds the keys. */
export const accessKeyCreateAnswer = z.array(
  z.strictObject({ id: recordId, chave: z.string(), prefixo: z.string() }),
)

/** The key of before works until `anterior_ate`, beside the new one. */
export const accessKeyRotateAnswer = z.strictObject({
  id: recordId,
  chave: z.string(),
  prefixo: z.string(),
  prefixo_anterior: z.string(),
  anterior_ate: moment,
})

export const accessKeyRevokeAnswer = z.strictObject({ id: recordId })
