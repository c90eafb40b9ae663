import type * as z from 'zod'
import { shell } from '@intranet/contract/messages'
import { auth } from '@intranet/contract/messages/auth'
import { ownPassword } from '@intranet/contract/validators'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { PasswordField } from '@/components/form/password-field.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { useGoBack } from '@/components/shell/use-go-back.ts'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/api.ts'
import { RefusalNote } from './auth-note.tsx'
import { newPassword, typedTwice } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useRefusal } from './use-refusal.ts'

const schema = newPassword.extend({ senha_atual: ownPassword }).refine(...typedTwice('nova_senha'))
type Values = z.input<typeof schema>
const empty = { senha_atual: '', nova_senha: '', repetida: '' }

/** One's own password; the person's other sessions end. */
export function ChangePasswordPage() {
  const goBack = useGoBack()
  const { refusal, attempt } = useRefusal()
  return (
    <Page>
      <PageHead heading={shell.changePassword} />
      <PageSheet spine={null} className="max-w-[440px]">
        {/* Never a draft: what is typed here may not be kept. */}
        <Form
          plain
          schema={schema}
          defaultValues={empty}
          onSubmit={({ senha_atual, nova_senha }) =>
            attempt(async () => {
              await api.auth.changePassword.mutate({ senha_atual, nova_senha })
              toast.success(auth.passwordChanged)
              goBack()
            })
          }
        >
          <FormPanel>
            <div className="col-span-full grid gap-4">
              {refusal && <RefusalNote text={refusal.text} />}
              <PasswordField<Values> kind="current" name="senha_atual" label="Senha atual" />
              <NewPasswordFields />
              <p className="text-xs text-muted-foreground">
                Ao trocar a senha, as suas sessões em outros aparelhos são encerradas.
              </p>
            </div>
          </FormPanel>
          <FormActions save="Trocar senha" />
        </Form>
      </PageSheet>
    </Page>
  )
}
