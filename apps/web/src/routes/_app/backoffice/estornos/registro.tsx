import { createFileRoute } from '@tanstack/react-router'
import { RefundRegisterPage } from '@/features/desk/refunds/refund-form-pages.tsx'
import { textInSearch } from '@/lib/text-in-search.ts'

/** The invoice that somebody asks back from a customer's panel; no address says who the customer is. */
export const Route = createFileRoute('/_app/backoffice/estornos/registro')({
  staticData: {
    needs: { module: 'estornos', ability: 'create' },
    title: 'Novo estorno',
    back: '/backoffice/estornos/listagem',
    area: 'service',
    action: true,
  },
  validateSearch: ({
    fatura,
    contrato,
    valor,
  }: Record<string, unknown>): { fatura?: string; contrato?: string; valor?: string } => ({
    fatura: textInSearch(fatura, 40),
    contrato: textInSearch(contrato, 40),
    valor: typeof valor === 'string' && /^\d{1,9}\.\d\d$/.test(valor) ? valor : undefined,
  }),
  component: RefundRegisterPage,
})
