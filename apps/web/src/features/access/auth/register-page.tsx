import { registerInput, type RegisterInput } from '@intranet/contract/access/auth'
import { auth, shell } from '@intranet/contract/messages'
import { useState } from 'react'
import * as z from 'zod'
import { ConsentField } from '@/components/form/consent-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { PhoneField } from '@/components/form/masked-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { api } from '@/lib/trpc.ts'
import { AuthFrame } from './auth-frame.tsx'
import { RefusalNote } from './auth-note.tsx'
import { ConfirmCodeForm } from './confirm-code-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { useEnter } from './use-enter.ts'
import { useRefusal } from './use-refusal.ts'

const schema = registerInput
  .safeExtend({ repetida: z.string().min(1) })
  .refine(({ senha, repetida }) => senha === repetida, { path: ['repetida'], message: auth.passwordsDiffer })
const empty = { nome: '', email: '', telefone: '', senha: '', repetida: '' }

/** A candidate's sign-up: data, then the code that came by e-mail, then straight in. */
export function RegisterPage({ asked }: { asked: string | undefined }) {
  const [waiting, setWaiting] = useState<RegisterInput | null>(null)
  const { refusal, attempt } = useRefusal()
  const enter = useEnter(asked)
  if (waiting) {
    const { email, senha } = waiting
    const signIn = async () => {
      const answer = await api.auth.login.mutate({ email, senha })
      if ('usuario' in answer) await enter(answer.usuario)
    }
    return (
      <AuthFrame
        frame="public"
        title="Confirme seu e-mail"
        lead={
          <>
            Enviamos um código para <b className="break-words text-foreground">{email}</b>. Digite-o para
            concluir o cadastro.
          </>
        }
      >
        <ConfirmCodeForm email={email} onConfirmed={signIn} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      frame="public"
      title={shell.signUp}
      lead="Crie o seu cadastro para se candidatar às vagas e acompanhar cada etapa."
    >
      {refusal && <RefusalNote text={refusal.text} />}
      <Form
        plain
        schema={schema}
        defaultValues={empty}
        onSubmit={({ nome, email, telefone, senha, aceite }) =>
          attempt(async () => {
            const candidate = { nome, email, telefone, senha, aceite }
            await api.auth.register.mutate(candidate)
            setWaiting(candidate)
          })
        }
      >
        <TextField name="nome" label="Nome" autoComplete="name" maxLength={120} />
        <TextField name="email" label="E-mail" type="email" autoComplete="email" />
        <PhoneField name="telefone" label="Telefone" />
        <NewPasswordFields name="senha" label="Senha" />
        <ConsentField name="aceite">
          Li o aviso de privacidade: os meus dados são usados apenas para os processos seletivos do grupo, e
          posso pedir a exclusão deles.
        </ConsentField>
        <SubmitButton>{shell.signUp}</SubmitButton>
      </Form>
      <p className="text-center text-sm text-muted-foreground">
        Já tem cadastro? <AddressLink to="/home/login/enter">{shell.signIn}</AddressLink>
      </p>
    </AuthFrame>
  )
}
