import { appCodeInput } from '@intranet/contract/access/factors'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { CodeField } from '@/components/form/code-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { qrSvg } from '@/lib/qr-code.ts'

interface AppSetupProps {
  /** The secret as text, and the address of its QR code. */
  app: { segredo: string; endereco: string }
  onCode: (codigo: string) => Promise<unknown>
  label: string
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** A new app of codes: the QR code for its camera, the secret for its keys, and its first code. */
export function AppSetup({ app, onCode, label }: AppSetupProps) {
  const picture = useQuery({
    queryKey: ['qr', app.endereco],
    queryFn: () => qrSvg(app.endereco, 2),
    meta: { quiet: true },
    gcTime: 0,
  })
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted-foreground">
        Abra um aplicativo de códigos no celular (Google Authenticator, Microsoft Authenticator, 1Password ou
        outro) e leia a imagem, ou digite a chave.
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {picture.data ? (
          <img src={picture.data} alt="QR code da chave abaixo" className="size-44 rounded-md bg-white" />
        ) : (
          <div className="size-44" />
        )}
        <p className="min-w-0 grow basis-52 text-sm">
          <span className="block text-muted-foreground">Chave</span>
          <code className="font-mono break-words">{inGroups(app.segredo)}</code>
        </p>
      </div>
      <Form
        plain
        schema={appCodeInput}
        defaultValues={{ codigo: '' }}
        texts={{ success: null }}
        onSubmit={({ codigo }) => onCode(codigo)}
        onSaved={() => {}}
      >
        <CodeField<z.input<typeof appCodeInput>> name="codigo" label="Código que o aplicativo mostra" />
        <div className="mt-3">
          <SubmitButton size="lg">{label}</SubmitButton>
        </div>
      </Form>
    </div>
  )
}
