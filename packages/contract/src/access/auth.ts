/** Sign-in, passwords, sign-up. See docs/access.md. */
import * as z from 'zod'
import { acceptedNotice } from '../privacy-notices.ts'
import { levelRank, moduleKeys, type AccessHolder, type ModuleKey } from '../access.ts'
import { auth } from '../messages/auth.ts'
import { code6, currentPassword, email, nameText, ownPassword, password, phone } from '../validators.ts'

const token = z.string().min(20).max(200)

export const loginInput = z.strictObject({ email, senha: currentPassword })
export type LoginInput = z.infer<typeof loginInput>

/** `sessao` is what the challenge gave, or a one-time link carries. */
export const newPasswordInput = z.strictObject({ sessao: token, nova_senha: password })
export type NewPasswordInput = z.infer<typeof newPasswordInput>

/** `limpar`: the browser has nothing that waits to be sent, and may forget all that it keeps of the intranet. */
export const logoutInput = z.strictObject({ limpar: z.boolean().default(false) }).prefault({})

export const emailInput = z.strictObject({ email })

export const resetPasswordInput = z.strictObject({ email, codigo: code6, nova_senha: password })
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>

export const changePasswordInput = z.strictObject({ senha_atual: ownPassword, nova_senha: password })
export type ChangePasswordInput = z.infer<typeof changePasswordInput>

export const registerInput = z.strictObject({
  nome: nameText(120),
  email,
  telefone: phone,
  senha: password,
  /** The notice about personal data. */
  aceite: z.literal(true, auth.privacyRequired),
  ...acceptedNotice,
})
export type RegisterInput = z.infer<typeof registerInput>

/** The password is the one that comes with the code: who only typed the address chose none. */
export const confirmRegistrationInput = z.strictObject({ email, codigo: code6, senha: password })
export type ConfirmRegistrationInput = z.infer<typeof confirmRegistrationInput>

/** The name in the answer of sign-in when a first password has to be replaced. */
export const NEW_PASSWORD_REQUIRED = 'NEW_PASSWORD_REQUIRED'

/** How a provider shows itself in the header. */
export interface ProviderBrand {
  sistema: string
  nome: string
  /** 0 to 360. */
  matiz: number
  /** The uploaded logo's address; null shows the drawn one. */
  logo: string | null
}

/** The signed-in person, the same over tRPC and REST. */
export interface SessionView extends AccessHolder {
  usuarioId: number
  userId: string
  nome: string | null
  email: string
  roles: readonly string[]
  employee: boolean
  /** Keys of the modules in which the person has a level. */
  modules: readonly ModuleKey[]
  id_empresa: number | null
  id_departamento: number | null
  id_cargo: number | null
  /** Keys (`sistema`) of the person's providers. */
  provedores: readonly string[]
  /** The person's provider when they have exactly one; null shows the group's brand. */
  marca: ProviderBrand | null
  /** Address of the profile image. */
  imagem: string | null
  expira_em: string
  /** Minutes before the end in which the person is warned. */
  aviso_minutos: number
  /** Whether messages stay on the outbox page, and this person may read it. */
  caixa_saida: boolean
}

/** The modules in which somebody has a level, in the order of the list. */
export const modulesOf = (roles: readonly string[]): ModuleKey[] =>
  moduleKeys.filter((key) => levelRank(roles, key) > 0)
