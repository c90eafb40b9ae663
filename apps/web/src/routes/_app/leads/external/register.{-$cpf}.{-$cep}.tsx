import { createFileRoute, redirect } from '@tanstack/react-router'
import { prefillOf } from '@/features/sales/leads/lead-prefill.ts'
import { LeadRegisterPage } from '@/features/sales/leads/lead-register-page.tsx'

/** A document in the address fills the form and leaves the address bar (docs/screens.md#documents-in-an-address). */
export const Route = createFileRoute('/_app/leads/external/register/{-$cpf}/{-$cep}')({
  staticData: {
    needs: { module: 'vendas', ability: 'create' },
    title: 'Novo lead',
    back: '/sales/external/home',
    area: 'sales',
    action: true,
  },
  beforeLoad: ({ params }) => {
    if (!params.cpf && !params.cep) return
    throw redirect({
      to: '/leads/external/register/{-$cpf}/{-$cep}',
      params: { cpf: undefined, cep: undefined },
      state: { prefill: prefillOf(params) },
      replace: true,
    })
  },
  component: LeadRegisterPage,
})
