/** What the procedures of auth answer. */
import * as z from 'zod'
import { moduleKeys } from '../access.ts'
import { recordId } from '../record.ts'
import { NEW_PASSWORD_REQUIRED } from './auth.ts'
import { FACTOR_REQUIRED, FACTOR_SETUP_REQUIRED, factorKinds } from './factors.ts'

const roles = z.array(z.string()).readonly()
const modules = z.array(z.enum(moduleKeys)).readonly()

export const sessionView = z.strictObject({
  usuarioId: recordId,
  userId: z.string(),
  nome: z.string().nullable(),
  email: z.string(),
  roles,
  employee: z.boolean(),
  /** Keys of the modules in which the person has a level. */
  modules,
  id_empresa: recordId.nullable(),
  id_departamento: recordId.nullable(),
  id_cargo: recordId.nullable(),
  /** Keys (`sistema`) of the person's providers. */
  provedores: z.array(z.string()).readonly(),
  /** The person's provider when they have exactly one; null shows the group's brand. */
  marca: z
    .strictObject({
      sistema: z.string(),
      nome: z.string(),
      matiz: z.number(),
      logo: z.string().nullable(),
    })
    .nullable(),
  /** Address of the profile image. */
  imagem: z.string().nullable(),
  expira_em: z.string(),
  /** Minutes before the end in which the person is warned. */
  aviso_minutos: z.number(),
  /** Whether messages stay on the outbox page, and this person may read it. */
  caixa_saida: z.boolean(),
})

export const sessionRolesAnswer = z.strictObject({ roles, modules, employee: z.boolean() })

/** `token` only for callers that keep no cookie. */
export const signedIn = z.strictObject({ token: z.string().optional(), usuario: sessionView })

/** A first password has to be replaced: `sessao` goes with the new one. */
export const passwordChallenge = z.strictObject({
  challenge: z.literal(NEW_PASSWORD_REQUIRED),
  sessao: z.string(),
})

/** A second factor is asked for: `sessao` goes with it. */
export const factorChallenge = z.strictObject({
  challenge: z.literal(FACTOR_REQUIRED),
  sessao: z.string(),
  meios: z.array(z.enum(factorKinds)),
})

/** This person has to have a second factor, and has none yet. */
export const setupChallenge = z.strictObject({
  challenge: z.literal(FACTOR_SETUP_REQUIRED),
  sessao: z.string(),
  /** Whether a superadmin's code is asked for: the password came by mail, and this browser is not known. */
  liberacao: z.boolean(),
  /** Whether the intranet's address takes passkeys. */
  aceita_passkey: z.boolean(),
})

export const newPasswordAnswer = z.union([factorChallenge, setupChallenge, signedIn])
export const loginAnswer = z.union([passwordChallenge, factorChallenge, setupChallenge, signedIn])

/** Signed in with the first factor: the recovery codes are shown once. */
export const completedFactor = signedIn.extend({ codigos: z.array(z.string()) })

/** The session goes on under a new token; it is in the answer only for callers that keep no cookie. */
export const confirmedAnswer = z.strictObject({ confirmado: z.literal(true), token: z.string().optional() })

/** What was done, as a sentence that may be shown. */
export const messageAnswer = z.strictObject({ mensagem: z.string() })

/** `endereco` is where the browser ends its session at the identity provider, where it came by one that offers it. */
export const logoutAnswer = z.strictObject({ saiu: z.literal(true), endereco: z.string().optional() })

/** The session as documented REST clients get it: `employee` is the text 'true' or 'false'. */
export const wireSession = z.strictObject({
  token: z.string(),
  expira_em: z.string(),
  usuario: sessionView
    .pick({
      userId: true,
      usuarioId: true,
      nome: true,
      email: true,
      roles: true,
      modules: true,
      id_empresa: true,
      id_departamento: true,
      id_cargo: true,
    })
    .extend({ employee: z.enum(['true', 'false']) }),
})
