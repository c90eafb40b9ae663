import { Map as MapIcon } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

export const microregionsScreens = defineScreens({
  cards: [
    {
      title: 'Microrregiões',
      text: 'Cidades reunidas por provedor',
      icon: MapIcon,
      to: '/microrregions/list',
      on: { 'admin/empresa': 4 },
      visible: may('configuracao', 'read'),
    },
  ],
})
