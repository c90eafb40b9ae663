import { can } from '@intranet/contract/access'
import { assetFields } from '@intranet/contract/operations/assets'
import { useNavigate } from '@tanstack/react-router'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { ProductField, SquadField } from './supply-fields.tsx'

type Values = z.input<typeof assetFields>

/** A new asset; who manages comes to its page, where its purchase is written. */
export function AssetDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const manages = can(useSession(), 'suprimentos', 'manage')
  return (
    <FormDialog title="Novo patrimônio" onClose={onClose}>
      <Form
        identity={newRecord('supply-asset')}
        schema={assetFields}
        defaultValues={{ patrimonio: '' }}
        onSubmit={(values) => api.assets.create.mutate({ objects: [values] })}
        changes={[trpc.assets.pathFilter()]}
        onSaved={([made]) => {
          onClose()
          if (manages && made) void navigate({ href: `/supplies/assets/edit/${made.id}` })
        }}
      >
        <div className="grid gap-4">
          <TextField<Values> name="patrimonio" label="Patrimônio" />
          <ProductField<Values> name="id_produto" label="Produto" serial />
          <SquadField<Values> name="id_equipe" label="Equipe" hint="Vazia: no almoxarifado." />
        </div>
        <FormActions />
      </Form>
    </FormDialog>
  )
}
