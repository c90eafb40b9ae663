/** What somebody enters with beside the password. See docs/access.md#second-factor. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { factors as text } from '../messages/factors.ts'
import { explained } from '../described.ts'
import { recordId } from '../record.ts'
import { code6, nameText, ownPassword } from '../validators.ts'

/** The names in the answer of sign-in when a factor is asked for, or has to be chosen first. */
export const FACTOR_REQUIRED = 'FACTOR_REQUIRED'
export const FACTOR_SETUP_REQUIRED = 'FACTOR_SETUP_REQUIRED'

export const factorKinds = ['app', 'passkey', 'recuperacao'] as const
export type FactorKind = (typeof factorKinds)[number]

/** The token of a step of signing in. */
const sessao = z.string().min(20).max(200)

/** Six digits of the app, or a recovery code as it was shown (older ones are shorter), with hyphens or without. */
export const factorCode = z
  .string()
  .trim()
  .max(64, text.codeForm)
  .regex(/^(\d{6}|[a-z2-7]{4}(-?[a-z2-7]{4}){5,6})$/i, text.codeForm)

const transports = z.array(z.string().max(20)).max(10)
const bytes = z.string().regex(/^[\w-]*$/)

/** What the browser answers of a passkey that signed; extensions are not asked for, and left out. */
const passkeySignature = z.object({
  id: bytes.max(1400),
  rawId: bytes.max(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes.max(4000),
    authenticatorData: bytes.max(4000),
    signature: bytes.max(4000),
    userHandle: bytes.max(200).optional(),
  }),
})
export type PasskeySignature = z.output<typeof passkeySignature>

/** The same of a passkey that was made. */
const madePasskey = z.object({
  id: bytes.max(1400),
  rawId: bytes.max(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes.max(4000),
    attestationObject: bytes.max(20_000),
    transports: transports.optional(),
  }),
})

const shown = { codigo: factorCode.optional(), passkey: passkeySignature.optional() }
const exactlyOne = (values: object) => Object.values(values).filter((one) => one !== undefined).length === 1

/** A code or a passkey's signature. */
export interface ShownFactor {
  codigo?: string | undefined
  passkey?: PasskeySignature | undefined
}

export const answerFactorInput = z
  .strictObject({ sessao, ...shown })
  .refine(({ codigo, passkey }) => exactlyOne({ codigo, passkey }), { path: ['codigo'] })
export type AnswerFactorInput = z.output<typeof answerFactorInput>

/** "Password or factor again". */
export const confirmInput = z
  .strictObject({ senha: ownPassword.optional(), ...shown })
  .refine(exactlyOne, { path: ['senha'] })
export type ConfirmInput = z.output<typeof confirmInput>

export const stepInput = z.strictObject({ sessao })
/** A superadmin's word that this person may set up their factor, where the mailbox alone led here. */
const liberacao = explained(
  z.string().trim().max(64),
  'O código que um superadmin entregou, onde o acesso por e-mail respondeu `liberacao: true`.',
).optional()
export const completeFactorInput = z.strictObject({ sessao, codigo: code6, liberacao })
export const appCodeInput = z.strictObject({ codigo: code6 })
export const addPasskeyInput = z.strictObject({ nome: nameText(60), passkey: madePasskey })
export type AddPasskeyInput = z.output<typeof addPasskeyInput>
export const completePasskeyInput = addPasskeyInput.extend({ sessao, liberacao })

/** What a superadmin hands over, shown once. */
export const factorRelease = z.strictObject({ codigo: z.string(), expira_em: moment })

/** A new app: its secret as text, and the address that its QR code holds. */
export const newApp = z.strictObject({ segredo: z.string(), endereco: z.string() })

/** Shown once; empty where a factor was added and there were some already. */
export const recoveryCodes = z.strictObject({ codigos: z.array(z.string()) })

export const ownFactors = z.strictObject({
  /** Since when an app is in use. */
  app: moment.nullable(),
  passkeys: z.array(
    z.strictObject({
      id: recordId,
      nome: z.string(),
      ultimo_uso: moment.nullable(),
      created_at: moment,
    }),
  ),
  /** How many recovery codes are left. */
  recuperacao: z.int(),
  /** Whether this person has to have one. */
  exigido: z.boolean(),
  /** Whether the intranet's address takes passkeys: browsers make none for a plain IP address. */
  aceita_passkey: z.boolean(),
  /** When a superadmin asked to remove one's factors; null where nobody does. */
  remocao_pedida_em: moment.nullable(),
  /** The identity provider by which this person signs in, where it takes the place of a password. */
  sem_senha: z.strictObject({ id: recordId, nome: z.string() }).nullable(),
})

const credential = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])),
})

/** Whether the device has to check who is there: where somebody is asked again, one that lies open is not enough. */
const userVerification = z.enum(['preferred', 'required'])
export type UserVerification = z.output<typeof userVerification>

/** What a browser is asked to sign with a passkey. */
export const passkeyRequest = z.strictObject({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(credential),
  userVerification,
})

/** What a browser is asked to make a passkey with. */
export const passkeyCreation = z.strictObject({
  challenge: z.string(),
  timeout: z.number(),
  rp: z.strictObject({ name: z.string(), id: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.number(), type: z.literal('public-key') })),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
})

/** Somebody else's factors, as superadmins see them: whether there are any, and who asked to remove them. */
export const factorReset = z.strictObject({
  tem_fator: z.boolean(),
  /** Whether their next sign-in asks for a superadmin's code before a factor is set up. */
  espera_liberacao: z.boolean(),
  pedido: z.strictObject({ nome: z.string(), proprio: z.boolean(), created_at: moment }).nullable(),
})
