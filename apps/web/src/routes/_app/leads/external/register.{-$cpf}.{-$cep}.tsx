import { createFileRoute, redirect } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { prefillOf } from '@/features/sales/leads/lead-prefill.ts'
import { LeadRegisterPage } from '@/features/sales/leads/lead-register-page.tsx'
import { may } from '@/lib/may.ts'

/** A document in the address fills the form and leaves the address bar (docs/screens.md#documents-in-an-address). */
export const Route = createFileRoute('/_app/leads/external/register/{-$cpf}/{-$cep}')({
  staticData: {
    title: 'Novo lead',
    back: { to: '/sales/external/home', label: 'Vendas' },
    area: 'sales',
    action: may('vendas', 'create'),
  },
  beforeLoad: ({ params }) => {
    if (!params.cpf && !params.cep) return
    throw redirect({
      to: '/leads/external/register/{-$cpf}/{-$cep}',
      params: { cpf: undefined, cep: undefined },
      state: { prefill: prefillOf(params) } as never,
      replace: true,
    })
  },
  component: () => (
    <Permitted module="vendas" ability="create">
      <LeadRegisterPage />
    </Permitted>
  ),
})
