import { can } from '@intranet/contract/access'
import { changeAddressInput } from '@intranet/contract/desk/client-panel'
import { formatCep } from '@intranet/contract/formats'
import { addressKindNames, type AddressKind } from '@intranet/contract/sales/erp-words'
import { useQuery } from '@tanstack/react-query'
import { MapPinPen } from 'lucide-react'
import { useState } from 'react'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FieldGrid } from '@/components/form/form-panel.tsx'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { CepField } from '@/components/form/masked-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import type { Filling } from '@/components/form/use-form-values.ts'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { addressWithUf } from '@/features/company/cities/postal-code.ts'
import { StateField } from '@/features/company/structure-fields.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { PanelPage } from './panel-page.tsx'
import { usePlanChange } from './service-page.tsx'
import { useAbilities } from './use-abilities.ts'
import { useAttendance, useCustomer } from './use-customer.ts'
import { actionTexts, usePanelAction } from './use-panel-action.ts'
import { ListView, WayOn } from './view-state.tsx'

type Address = Outputs['clientPanel']['addresses']['dados'][number]
const fields = changeAddressInput.omit({
  sistema: true,
  cod_cliente: true,
  chave: true,
  tipo: true,
  contrato: true,
})
type Values = z.input<typeof fields>

const noAddress: Filling<Values> = { logradouro: '', bairro: '', cidade: '', uf: '' }

/** Its kind, and the contract where the system has an address for each. */
const nameOf = ({ tipo, contrato }: Address) =>
  contrato === null ? addressKindNames[tipo] : `${addressKindNames[tipo]} · contrato ${contrato}`

function ChangeAddress({ address, onClose }: { address: Address; onClose: () => void }) {
  const customer = useCustomer()
  const { protocolo } = useAttendance()
  const change = usePanelAction(
    (input: Values & { tipo: AddressKind; contrato: string | null; chave: string }) =>
      api.clientPanel.changeAddress.mutate({ ...customer, ...input }),
  )
  const { tipo, contrato, ...start } = address
  return (
    <FormDialog
      title={`Alterar endereço de ${addressKindNames[tipo].toLocaleLowerCase('pt-BR')}${contrato === null ? '' : ` do contrato ${contrato}`}`}
      wide
      onClose={onClose}
    >
      <Form
        identity={newRecord('panel-address', protocolo, tipo, contrato)}
        schema={fields}
        defaultValues={start}
        texts={actionTexts}
        onSubmit={(values) => change.mutateAsync({ ...values, tipo, contrato })}
      >
        <FieldGrid>
          <CepField<Values> name="cep" label="CEP" lookup={addressWithUf} clears={noAddress} />
          <TextField<Values> name="logradouro" label="Logradouro" />
          <TextField<Values> name="numero" label="Número" />
          <TextField<Values> name="complemento" label="Complemento" />
          <TextField<Values> name="bairro" label="Bairro" />
          <TextField<Values> name="cidade" label="Cidade" />
          <StateField<Values> name="uf" label="Estado" />
          <TextField<Values> name="referencia" label="Referência" />
        </FieldGrid>
        <FormActions save="Solicitar alteração" />
      </Form>
    </FormDialog>
  )
}

const written = (address: Address) =>
  [address.logradouro, address.numero, address.complemento, address.bairro, address.cidade, address.uf]
    .filter(Boolean)
    .join(', ') || 'Não informado'

/** A move to another address is a separate sale. */
function Moves() {
  const request = usePlanChange()
  const { data } = useQuery(trpc.clientPanel.contracts.queryOptions(useCustomer()))
  return data?.dados
    .filter(({ situacao }) => situacao !== 'cancelado')
    .map(({ contrato }) => (
      <Button variant="outline" key={contrato} onClick={() => void request('mudanca_endereco', contrato)}>
        Mudança de endereço do contrato {contrato}
      </Button>
    ))
}

function Addresses() {
  const query = useQuery(trpc.clientPanel.addresses.queryOptions(useCustomer()))
  const [open, setOpen] = useState<Address | null>(null)
  const abilities = useAbilities()
  const session = useSession()
  const acts = can(session, 'painel_cliente', 'create')
  return (
    <>
      {acts && (
        <div className="mb-4 flex flex-wrap gap-2">
          <Moves />
        </div>
      )}
      <ListView
        query={query}
        none={{
          title: 'Nenhum endereço',
          text: 'O cadastro do sistema do provedor não tem endereço deste cliente.',
          action: <WayOn to="/client-panel/service">Ver contratos</WayOn>,
        }}
      >
        {(rows) => (
          <div className="grid gap-3 md:grid-cols-3">
            {rows.map((row) => (
              <Card asChild key={`${row.tipo}${row.contrato}`} className="grid content-start gap-2 p-4">
                <section>
                  <h2 className="text-sm font-semibold">{nameOf(row)}</h2>
                  <p className="text-sm">{written(row)}</p>
                  <p className="text-sm text-muted-foreground">CEP {formatCep(row.cep)}</p>
                  {acts && abilities.has('alterar_endereco') && (
                    <Button
                      variant="outline"
                      size="sm"
                      className="justify-self-start"
                      icon={MapPinPen}
                      cooldown={false}
                      onClick={() => setOpen(row)}
                    >
                      Solicitar alteração
                    </Button>
                  )}
                </section>
              </Card>
            ))}
          </div>
        )}
      </ListView>
      {open && <ChangeAddress address={open} onClose={() => setOpen(null)} />}
    </>
  )
}

export function AddressPage() {
  return (
    <PanelPage>
      <Addresses />
    </PanelPage>
  )
}
