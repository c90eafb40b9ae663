import { Network } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

export const departmentsScreens = defineScreens({
  cards: [
    {
      title: 'Departamentos',
      text: 'Áreas de cada provedor',
      icon: Network,
      to: '/departments/list',
      on: { 'admin/organizacao': 1, 'hr/basicas': 2 },
      visible: may('rh', 'manage'),
    },
  ],
  found: {
    departamento: { label: 'Departamento', to: ({ id }) => `/departments/edit/${id}` },
  },
})
