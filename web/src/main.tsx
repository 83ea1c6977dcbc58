import { render } from 'preact';
import '@fontsource-variable/familjen-grotesk/index.css';
import './style/base.css';
import './style/board.css';
import './style/parts.css';
import './style/pages.css';
import './style/table.css';
import { App } from './app/App';
import { followTheme } from './app/theme';
import { speakPreferred } from './i18n';

followTheme();
await speakPreferred();
render(<App />, document.getElementById('app')!);
