import { createRouter, createWebHashHistory } from 'vue-router'
import { findGame } from './games/index.ts'
import HomePage from './pages/HomePage.vue'
import { showsReceivedContent, windowTitle, storePreviousPages } from './pages/navigation.ts'
import { PAGES } from '#text/pages/common.ts'
import { ignoreRepeatedTouches } from './ui/lastTouch.ts'

declare module 'vue-router' {
  interface RouteMeta {
    readonly title?: () => string
    /** Whether the page shows a match at a table, so that no notice or reload may interrupt it. */
    readonly atTable?: boolean
  }
}

export const router = createRouter({
  history: createWebHashHistory(),
  // Pages with sections scroll to the requested section themselves.
  scrollBehavior: (to, _from, saved) => !to.params['section'] && (saved ?? { top: 0 }),
  routes: [
    { path: '/', component: HomePage },
    { path: '/first/:game', component: () => import('./pages/first/NewcomerHome.vue'), props: true },
    {
      path: '/new/:game?',
      component: () => import('./pages/NewGamePage.vue'),
      props: true,
      meta: { title: () => PAGES.fresh.title },
    },
    {
      path: '/table/:id',
      component: () => import('./pages/TablePage.vue'),
      props: true,
      meta: { title: () => PAGES.table.title, atTable: true },
    },
    {
      path: '/rulebook/:game?/:section?',
      component: () => import('./pages/RulebookPage.vue'),
      props: true,
      meta: { title: () => PAGES.rulebook.title },
    },
    { path: '/book', component: () => import('./pages/book/BookPage.vue'), meta: { title: () => PAGES.book.title } },
    {
      path: '/book/won',
      component: () => import('./pages/book/BookPage.vue'),
      props: { view: 'tables' },
      meta: { title: () => PAGES.book.title },
    },
    {
      path: '/replay/:id/:move?/:ask(change)?',
      component: () => import('./pages/replay/ReplayPage.vue'),
      props: true,
      meta: { title: () => PAGES.replay.title, atTable: true },
    },
    {
      path: '/result/:id',
      component: () => import('./pages/result/ResultPage.vue'),
      props: true,
      meta: { title: () => PAGES.result.title },
    },
    { path: '/evening', component: () => import('./pages/evening/EveningsPage.vue') },
    { path: '/evening/:id', component: () => import('./pages/evening/EveningPage.vue'), props: true },
    {
      path: '/learn/review',
      component: () => import('./pages/learn/AgainPage.vue'),
      meta: { title: () => PAGES.again.title },
    },
    {
      path: '/learn/:game?',
      component: () => import('./pages/LearnPage.vue'),
      props: true,
      meta: { title: () => PAGES.learn.title },
    },
    {
      path: '/learn/:game/drill',
      component: () => import('./pages/DrillPage.vue'),
      props: true,
      meta: { title: () => PAGES.learn.drill },
    },
    {
      path: '/learn/:game/deck',
      component: () => import('./pages/DeckPage.vue'),
      props: true,
      meta: { title: () => PAGES.learn.deck },
    },
    {
      path: '/learn/:game/:lesson',
      component: () => import('./pages/LessonPage.vue'),
      props: true,
      meta: { title: () => PAGES.learn.title },
    },
    {
      path: '/match/:packed',
      component: () => import('./pages/link/LinkPage.vue'),
      props: true,
      meta: { title: () => PAGES.link.title, atTable: true },
    },
    {
      path: '/take/:packed',
      component: () => import('./pages/link/TakePage.vue'),
      props: true,
      meta: { title: () => PAGES.take.title },
    },
    {
      path: '/join/:room/:secret',
      component: () => import('./pages/evening/JoinPage.vue'),
      props: true,
      meta: { title: () => PAGES.join.title },
    },
    {
      path: '/board/:room',
      component: () => import('./pages/evening/BoardPage.vue'),
      props: true,
      meta: { title: () => PAGES.join.title, atTable: true },
    },
    { path: '/read', component: () => import('./pages/read/ReadPage.vue'), meta: { title: () => PAGES.read.title } },
    {
      path: '/follow/:room/:ask?',
      component: () => import('./pages/follow/FollowPage.vue'),
      props: true,
      meta: { title: () => PAGES.follow.title, atTable: true },
    },
    {
      path: '/watch/:room',
      component: () => import('./pages/follow/FollowPage.vue'),
      props: true,
      meta: { title: () => PAGES.follow.title, atTable: true },
    },
    {
      path: '/person/:name',
      component: () => import('./pages/person/PersonPage.vue'),
      props: true,
      meta: { title: () => PAGES.person.title },
    },
    {
      path: '/settings',
      component: () => import('./pages/SettingsPage.vue'),
      meta: { title: () => PAGES.settings.title },
    },
    { path: '/about', component: () => import('./pages/AboutPage.vue'), meta: { title: () => PAGES.about.title } },
    {
      path: '/:rest(.*)*',
      name: 'lost',
      component: () => import('./pages/LostPage.vue'),
      meta: { title: () => PAGES.unknown.title },
    },
  ],
})

storePreviousPages(router)

router.beforeEach(async to =>
  showsReceivedContent(to) ? (await import('./pages/addresses.ts')).repairAddress(router, to) : true,
)

router.afterEach(({ meta, path, params: { game } }, from) => {
  if (path !== from.path) ignoreRepeatedTouches()
  document.title = windowTitle(meta.title?.(), typeof game === 'string' ? findGame(game)?.title : undefined)
})
