import { confirmationReach } from '@intranet/contract/content/news-access'
import { BookMarked, BookOpen, CheckCheck, CircleQuestionMark, Newspaper, Shapes, Tags } from 'lucide-react'
import { may } from '@/lib/may.ts'
import type { Area } from '../area.ts'

/** What editors keep: news, FAQ and handbook. */
export const contentArea: Area = {
  name: 'Conteúdo',
  to: '/content/home',
  sections: [
    {
      key: 'novidades',
      title: 'NOVIDADES',
      cards: [
        {
          title: 'Novidades',
          text: 'Rascunhos, agendadas e publicadas',
          icon: Newspaper,
          to: '/news/table',
          visible: may('novidades', 'read'),
        },
        {
          title: 'Categorias de novidades',
          text: 'Cores e ícones das publicações',
          icon: Tags,
          to: '/categories/list',
          visible: may('novidades', 'manage'),
        },
        {
          title: 'Confirmação de leitura',
          text: 'Quem leu e quem falta ler',
          icon: CheckCheck,
          to: '/reports/read-confirm',
          visible: (holder) => (confirmationReach(holder) ?? confirmationReach(holder, 'manual')) !== null,
        },
      ],
    },
    {
      key: 'faq',
      title: 'FAQ',
      cards: [
        {
          title: 'Perguntas',
          text: 'Respostas, sugestões e buscas sem resultado',
          icon: CircleQuestionMark,
          to: '/faq/list',
          visible: may('perguntas_frequentes', 'create'),
        },
        {
          title: 'Categorias do FAQ',
          text: 'Assuntos das perguntas e sua ordem',
          icon: Shapes,
          to: '/faq-categories/list',
          visible: may('perguntas_frequentes', 'manage'),
        },
      ],
    },
    {
      key: 'manual',
      title: 'MANUAL',
      cards: [
        {
          title: 'Artigos',
          text: 'Versões, publicação e leituras',
          icon: BookOpen,
          to: '/employee-handbook/list',
          visible: may('manual', 'create'),
        },
        {
          title: 'Categorias do manual',
          text: 'Capítulos e sua ordem',
          icon: BookMarked,
          to: '/employee-handbook/categories/list',
          visible: may('manual', 'manage'),
        },
      ],
    },
  ],
}
