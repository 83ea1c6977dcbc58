import { t } from '../i18n';
import { Header } from '../parts/Header';
import { useTitle } from './title';

export function NotFoundPage() {
  useTitle(t('app.notFound.title'));
  return (
    <>
      <Header />
      <main class="page narrow" id="content">
        <h1>{t('app.notFound.title')}</h1>
        <p>{t('app.notFound.text')}</p>
        <a class="button primary" href="/">
          {t('app.home')}
        </a>
      </main>
    </>
  );
}
