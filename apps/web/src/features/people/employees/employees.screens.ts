import { Users } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

export const employeesScreens = defineScreens({
  cards: [
    {
      title: 'Funcionários',
      text: 'Cadastro, currículo e perfil',
      icon: Users,
      to: '/human-resources/employee/list',
      on: { 'hr/pessoal': 1 },
      // The list has also who is yet to begin.
      unit: ['admitido', 'admitidos'],
      visible: may('rh', 'manage'),
    },
  ],
})
