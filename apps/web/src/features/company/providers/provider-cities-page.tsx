import { useId, useState } from 'react'
import * as z from 'zod'
import type { CityChoice } from '@intranet/contract/city-choice'
import { ufs, type Uf } from '@intranet/contract/states'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { ShownError } from '@/lib/request-error.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { CityPicker, StateChoice } from '../cities/city-picker.tsx'

const citiesForm = z.strictObject({ cidades: z.array(z.int()) })

interface ProviderCitiesPageProps {
  provider: { id: number; nome: string }
  cities: Outputs['providers']['cities']
}

/** The cities a provider serves; saving replaces them all (POST v1/delete/insert/cidades/provedor). */
export function ProviderCitiesPage({ provider, cities }: ProviderCitiesPageProps) {
  const stateId = useId()
  const [seen] = useState(() => new Map<number, CityChoice>())
  // A served place that is no municipality keeps its own number, below zero.
  const linked = cities.map(({ id, id_cidade, nome, uf: state }) => ({
    id: id_cidade ?? -id,
    nome,
    uf: state,
  }))
  const [uf, setUf] = useState<Uf | ''>(ufs.find((state) => state === linked[0]?.uf) ?? '')
  const [vistas] = useState(() => cities.map(({ id }) => id))
  const save = async ({ cidades }: z.output<typeof citiesForm>) => {
    const objects = cidades.map((id) => {
      const city = seen.get(id)
      // A draft may have what is not named yet, or is no city any more.
      if (!city)
        throw new ShownError('Uma cidade escolhida não foi encontrada. Remova-a ou espere o carregamento.')
      return { nome: city.nome, uf: city.uf as Uf }
    })
    await api.providers.replaceCities.mutate({ id_empresa: provider.id, objects, vistas })
  }
  return (
    <Page>
      <PageHead total={provider.nome} />
      <PageSheet>
        <Form
          identity={savedRecord('provider-cities', { id: provider.id, updated_at: null })}
          schema={citiesForm}
          defaultValues={{ cidades: linked.map(({ id }) => id) }}
          onSubmit={save}
          changes={[trpc.providers.pathFilter()]}
        >
          <FormPanel>
            <StateChoice id={stateId} value={uf} onChange={setUf} />
            <CityPicker<z.input<typeof citiesForm>>
              name="cidades"
              label="Cidades"
              linked={linked}
              uf={uf || null}
              seen={seen}
            />
          </FormPanel>
          <FormActions />
        </Form>
      </PageSheet>
    </Page>
  )
}
