import { menu } from '@intranet/contract/messages/menu'
import { createFileRoute } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import { idInSearch } from '@/lib/id-in-search.ts'
import { may } from '@/lib/may.ts'
import { HandbookViewPage } from '@/features/content/handbook/handbook-view-page.tsx'

export const Route = createFileRoute('/_app/employee-handbook/view')({
  staticData: {
    needs: 'handbook',
    title: 'Manual do Colaborador',
    back: { to: '/', label: 'Início' },
    menu: { place: 2, name: menu.handbook, short: 'Manual', icon: BookOpen, visible: may('manual', 'read') },
  },
  validateSearch: ({ artigo }: Record<string, unknown>): { artigo?: number } => ({
    artigo: idInSearch(artigo),
  }),
  component: function View() {
    const { artigo } = Route.useSearch()
    return <HandbookViewPage artigo={artigo} />
  },
})
