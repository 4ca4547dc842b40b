### Pourquoi un conseil propose un plan ou un choix. $instead_… : la même chose avec le suivant.

wolfsspuren-reason-pack-lives = La meute survit environ { $times } fois sur 10, sinon { $instead_times }.
wolfsspuren-reason-scores = Cela rapporte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } cette année, sinon { $instead_points }.
wolfsspuren-reason-keeps-wolves = Tes loups meurent moins souvent.
wolfsspuren-reason-keeps-strength = Tes loups finissent l’année avec environ { $strength } de force, sinon { $instead_strength }.
wolfsspuren-reason-wins-discs = Tes loups gagnent plus de disques.
wolfsspuren-reason-avoids-omega = Un loup à toi est moins souvent l’oméga.
wolfsspuren-reason-feeds = Tu donnes { $tokens } à la chasse en meute, pas { $instead_tokens } ; { $leads ->
    [you] ton loup le plus fort mène la chasse, ta part est donc de { $share }.
    [other] un loup plus fort mène la chasse, ta part n’est donc que de { $share }.
   *[nobody] ta juste part est de { $share }.
}
wolfsspuren-reason-spares = Tes jetons coûtent { $spirals } de force, pas { $instead_spirals }.
