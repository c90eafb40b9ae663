import { createFileRoute } from '@tanstack/react-router'
import { HandbookPrintPage } from '@/features/content/handbook/handbook-print-page.tsx'

export const Route = createFileRoute('/_app/employee-handbook/print')({
  staticData: {
    needs: 'handbook',
    title: 'Manual do Colaborador',
    back: '/employee-handbook/view',
  },
  component: HandbookPrintPage,
})
