import type { ObligationKey } from '@intranet/contract/home/obligations'
import type { ComponentType } from 'react'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'

interface PaneProps {
  id: number
  onClose: () => void
}

const refund = lazyDialog(async () => ({
  default: (await import('@/features/desk/refunds/refund-sheet.tsx')).RefundSheet,
}))

/** What is decided beside the list, each in the drawer that its own page has; fetched when the first one is opened. */
export const obligationPanes: Partial<Record<ObligationKey, ComponentType<PaneProps>>> = {
  estorno_decisao: refund,
  estorno_pagamento: refund,
  solicitacao_veiculo: lazyDialog(async () => ({
    default: (await import('@/features/operations/requests/request-sheet.tsx')).RequestSheet,
  })),
  pedido_equipamento: lazyDialog(async () => ({
    default: (await import('@/features/operations/supplies/equipment-request-sheet.tsx'))
      .EquipmentRequestSheet,
  })),
  incidente_relato: lazyDialog(async () => ({
    default: (await import('@/features/operations/field-reports/field-report-sheet.tsx')).FieldReportSheet,
  })),
  ciencia: lazyDialog(async () => ({
    default: (await import('@/features/people/documents/own-document-sheet.tsx')).OwnDocumentSheet,
  })),
  manutencao_decisao: lazyDialog(async () => ({
    default: (await import('@/features/operations/fleet/maintenance-sheet.tsx')).MaintenanceSheet,
  })),
  desligamento: lazyDialog(async () => ({
    default: (await import('@/features/people/shutdowns/shutdown-sheet.tsx')).ShutdownSheet,
  })),
  venda_auditoria: lazyDialog(async () => ({
    default: (await import('@/features/desk/backoffice/sale-sheet.tsx')).SaleSheet,
  })),
  instalacao_agendar: lazyDialog(async () => ({
    default: (await import('@/features/desk/backoffice/activation-sheet.tsx')).ActivationSheet,
  })),
  problema_cliente: lazyDialog(async () => ({
    default: (await import('@/features/desk/backoffice/problem-sheet.tsx')).ProblemSheet,
  })),
  ligacao_qualificacao: lazyDialog(async () => ({
    default: (await import('@/features/desk/backoffice/call-sheet.tsx')).CallSheet,
  })),
}
