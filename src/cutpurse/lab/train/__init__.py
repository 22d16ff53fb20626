"""Learned judgement: bots play themselves, a small net learns what their positions came to.

    python -m cutpurse.lab.train GAME --out FOLDER

`selfplay` plays and tells positions in numbers, `fit` trains with torch (extra `train`), on a GPU where there is one. What
comes out is what a package of bots ships: `values.npz` and its card `values.json`.
"""
