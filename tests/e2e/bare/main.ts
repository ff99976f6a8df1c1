import { createApp } from 'vue'
import BarePage from './BarePage.vue'

createApp(BarePage).mount('#app')
