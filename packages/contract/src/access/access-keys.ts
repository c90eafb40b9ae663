/** Access keys: how programs act for a person. See docs/access-keys.md. */
import * as z from 'zod'
import { levels, SUPERADMIN, type Level, type ModuleKey } from '../access.ts'
import { boolean, choice, date, documentNames, listOf, number, text } from '../list.ts'
import { accessKeys as words } from '../messages/access.ts'
import { recordId, seenVersion, updateOf } from '../record.ts'
import { explained } from '../described.ts'
import { isoDate, nameText, optional } from '../validators.ts'
import { sourceName } from './external-ids.ts'
import { keySituations } from './access-key-words.ts'
import { grantsOf, highestGrant, keyGrants, keyModules, type KeyGrant } from './key-access.ts'

/** How every key begins; the eight digits after it tell keys apart on screens and in logs. */
export const KEY_START = 'ink_'

/** What somebody who may everything can put on a key. */
const grantsIn = (module: ModuleKey) =>
  keyGrants.filter((grant) => grant === 'ler' || grant === highestGrant([SUPERADMIN], module))

/** The rights of which a key names one to send files. */
export const writingRights = keyModules
  .filter((module) => grantsIn(module).includes('escrever'))
  .map((module) => `${module}:escrever`)

const keyRole = z.enum(
  keyModules.flatMap((module) => [...grantsIn(module), ...levels].map((right) => `${module}:${right}`)) as [
    string,
    ...string[],
  ],
)

const oneLevelEach = (roles: readonly string[]) =>
  new Set(roles.map((role) => role.split(':')[0])).size === roles.length

const oneKind = (roles: readonly string[]) =>
  !grantsOf(roles) || roles.every((role) => keyGrants.some((grant) => role.endsWith(`:${grant}`)))

const addressPart = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], words.address)

export const accessKeyFields = z.strictObject({
  nome: nameText(80),
  /** The owner; oneself when left out. */
  id_usuario: recordId.optional().register(documentNames, {
    description: 'O dono; sem ele, quem chama. Só superadmins nomeiam outra pessoa.',
  }),
  /** `module:ler` or `module:escrever`, each module once; or, as keys of before have it, `module:level`. */
  roles: z
    .array(keyRole)
    .min(1, words.roleRequired)
    .max(keyModules.length, words.oneLevel)
    .refine(oneLevelEach, words.oneLevel)
    .refine(oneKind, words.oneKind)
    .transform((roles) => roles.toSorted())
    .register(documentNames, {
      description:
        'Um por módulo: `módulo:ler` ou `módulo:escrever`, que inclui ler; o dono precisa poder isso, por este ou por outro ' +
        'papel que o dê. Ou, como em chaves antigas, `módulo:nível` (gestor, solicitante, leitor) em todos eles; o dono ' +
        'precisa ter o próprio papel.',
    }),
  empresas: z
    .array(recordId)
    .max(200)
    .transform((keys) => [...new Set(keys)].toSorted((one, other) => one - other))
    .refine((keys) => keys.length > 0, words.providerRequired)
    .register(documentNames, { description: 'Ids dos provedores, ao menos um.' }),
  /** Whether it reads personal fields: said by superadmins alone, of keys with `ler` and `escrever`. */
  dados_pessoais: z
    .boolean()
    .default(false)
    .register(documentNames, { description: 'Se lê os campos pessoais; só um superadmin o diz.' }),
  /** From where it may be used; empty means from anywhere. */
  enderecos: z
    .array(
      z.string().trim().pipe(addressPart).register(documentNames, {
        description:
          'Um endereço IPv4 ou IPv6, como `203.0.113.7`, ou uma rede em notação CIDR, como `203.0.113.0/24`.',
      }),
    )
    .max(50)
    .default([])
    .register(documentNames, { description: 'Endereços ou redes de onde vale; nenhum: de qualquer lugar.' }),
  /** Whose ids it writes records by (docs/rest.md#ids-of-other-systems). */
  fonte: optional(sourceName),
  /** The last day on which it works, in São Paulo. */
  validade_fim: explained(
    isoDate,
    'O último dia em que vale, de hoje em diante: no máximo tantos meses quantos diz o parâmetro `chave_validade_meses`, que o 422 de um dia posterior nomeia (12, se ninguém o mudou).',
  ),
})
export type AccessKeyFields = z.output<typeof accessKeyFields>

export const createAccessKeysInput = z.strictObject({ objects: z.array(accessKeyFields).min(1).max(20) })
export const updateAccessKeyInput = updateOf(
  accessKeyFields.extend({
    dados_pessoais: accessKeyFields.shape.dados_pessoais.removeDefault(),
    enderecos: accessKeyFields.shape.enderecos.removeDefault(),
  }),
)
export type UpdateAccessKeyInput = z.output<typeof updateAccessKeyInput>

/** With the version that was seen: a second click would end the key that programs still use. */
export const rotateKeyInput = z.strictObject({
  id: recordId,
  updated_at: seenVersion.shape.updated_at.unwrap(),
})
export type RotateKeyInput = z.output<typeof rotateKeyInput>

/** Whose rights a key would have: of the person named, of oneself by default. */
export const keyRightsInput = z.strictObject({ id_usuario: recordId.optional() }).prefault({})

export const accessKeyList = listOf('-created_at', {
  id: number(),
  nome: text('Nome'),
  prefixo: text('Início'),
  id_usuario: number(undefined, false),
  usuario: text('Pertence a'),
  situacao: choice(keySituations, 'Situação'),
  provedores: text('Provedores', false),
  validade_fim: date('Validade'),
  ultimo_uso: date('Último uso'),
  revogada: boolean(undefined, false),
  created_at: date('Criada em'),
  updated_at: date(),
})
export type ListAccessKeysInput = z.output<typeof accessKeyList.input>

/** What may stand on a key of somebody: the most in each module, their providers, the last day allowed. */
export interface KeyRights {
  /** Whether the asking person may make such keys. */
  pode_criar: boolean
  modulos: { modulo: ModuleKey; nivel: Level }[]
  acessos: { modulo: ModuleKey; acesso: KeyGrant }[]
  empresas: { id: number; nome: string }[]
  validade_maxima: string
}
