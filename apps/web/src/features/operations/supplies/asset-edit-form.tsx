import { assetEditFields, wholeAssetEdit } from '@intranet/contract/operations/assets'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { formValues } from '@/components/form/form-values.ts'
import { Form } from '@/components/form/form.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { StoredImageField } from '@/components/form/stored-image-field.tsx'
import { SuggestedTextField } from '@/components/form/suggested-text-field.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { SquadField } from './supply-fields.tsx'

type Values = z.input<typeof assetEditFields>

/** Where an asset is, and where it was bought: for managers. */
export function AssetEditForm({ asset }: { asset: Outputs['assets']['get'] }) {
  const { data: suppliers = [] } = useQuery(trpc.assets.suppliers.queryOptions())
  return (
    <Form
      identity={savedRecord('supply-asset', asset)}
      schema={wholeAssetEdit}
      defaultValues={formValues(assetEditFields, asset)}
      onSubmit={(values) =>
        api.assets.update.mutate({ ...values, id: asset.id, updated_at: asset.updated_at })
      }
      changes={[trpc.assets.pathFilter()]}
    >
      <FormPanel title="Onde está">
        <SquadField<Values> name="id_equipe" label="Equipe" hint="Vazia: no almoxarifado." />
        <ToggleField<Values> name="ativo" label="Status" />
      </FormPanel>
      <FormPanel title="Compra e garantia">
        <DateField<Values> name="data_compra" label="Compra" />
        <MoneyField<Values> name="valor_compra" label="Valor da compra" />
        <SuggestedTextField<Values>
          name="fornecedor"
          label="Fornecedor"
          suggestions={suppliers}
          maxLength={120}
        />
        <DateField<Values>
          name="garantia_ate"
          label="Garantia até"
          hint="Gestores são avisados 30, 15 e 1 dias antes."
        />
        <StoredFileField<Values> name="nota_arquivo" label="Nota fiscal" removable />
        <StoredImageField<Values> name="foto" label="Foto" camera />
      </FormPanel>
      <FormActions />
    </Form>
  )
}
